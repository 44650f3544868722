// Written by `npm run generate`; never edited by hand.
export const getSpendingBody = {"type":"object","additionalProperties":false,"properties":{"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"}}} as const
