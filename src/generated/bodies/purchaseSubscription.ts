// Written by `npm run generate`; never edited by hand.
export const purchaseSubscriptionBody = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"type":"string","enum":["subscribe","cancel"]},"planId":{"type":"string","format":"uuid"}}} as const
