// Written by `npm run generate`; never edited by hand.
export const confirmContactBody = {"type":"object","additionalProperties":false,"required":["purpose","code"],"properties":{"purpose":{"type":"string","enum":["emailChange","phoneChange"]},"code":{"type":"string","pattern":"^[0-9]{6}$"}}} as const
