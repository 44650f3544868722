// Written by `npm run generate`; never edited by hand.
export const forgetPasswordBody = {"type":"object","additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","format":"email","minLength":6,"maxLength":254},"deviceId":{"type":"string","minLength":8,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"}}} as const
