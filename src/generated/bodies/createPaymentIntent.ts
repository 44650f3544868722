// Written by `npm run generate`; never edited by hand.
export const createPaymentIntentBody = {"type":"object","additionalProperties":false,"required":["orderId"],"properties":{"orderId":{"type":"string","format":"uuid"}}} as const
