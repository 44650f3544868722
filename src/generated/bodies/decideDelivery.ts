// Written by `npm run generate`; never edited by hand.
export const decideDeliveryBody = {"type":"object","additionalProperties":false,"required":["outcome","reason"],"properties":{"outcome":{"type":"string","enum":["delivered","refund"]},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000,"pattern":"\\S.*\\S"}}} as const
