// Written by `npm run generate`; never edited by hand.
export const forgetPasswordBody = {"type":"object","additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","format":"email","minLength":6,"maxLength":254}}} as const
