// Written by `npm run generate`; never edited by hand.
export const resolveDisputeBody = {"type":"object","additionalProperties":false,"required":["outcome","reason"],"properties":{"outcome":{"type":"string","enum":["complete","refund"]},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000}}} as const
