// Written by `npm run generate`; never edited by hand.
export const getEarningsBody = {"type":"object","additionalProperties":false,"properties":{"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"by":{"type":"string","enum":["day","week","month"]},"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"}}} as const
