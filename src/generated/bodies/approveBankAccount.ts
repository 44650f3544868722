// Written by `npm run generate`; never edited by hand.
export const approveBankAccountBody = {"type":"object","additionalProperties":false,"required":["version","reason"],"properties":{"version":{"type":"string","minLength":16,"maxLength":64},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000}}} as const
