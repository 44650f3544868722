// Written by `npm run generate`; never edited by hand.
export const createPayoutBatchBody = {"type":"object","additionalProperties":false,"required":["currency","reason"],"properties":{"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000}}} as const
