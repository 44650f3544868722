// Written by `npm run generate`; never edited by hand.
export const changeEmailBody = {"type":"object","additionalProperties":false,"required":["email","password"],"properties":{"email":{"type":"string","format":"email","minLength":6,"maxLength":254},"password":{"type":"string","x-text":"any","minLength":1,"maxLength":128}}} as const
