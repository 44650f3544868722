// Written by `npm run generate`; never edited by hand.
export const confirmBrowserBody = {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"type":"string","pattern":"^[0-9]{6}$"}}} as const
