// Written by `npm run generate`; never edited by hand.
export const getStatementBody = {"type":"object","additionalProperties":false,"required":["month","currency","format"],"properties":{"month":{"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])$"},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"format":{"type":"string","enum":["pdf","csv"]}}} as const
