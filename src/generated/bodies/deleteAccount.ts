// Written by `npm run generate`; never edited by hand.
export const deleteAccountBody = {"type":"object","additionalProperties":false,"required":["password"],"properties":{"password":{"type":"string","x-text":"any","minLength":1,"maxLength":128}}} as const
