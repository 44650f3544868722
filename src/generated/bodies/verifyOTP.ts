// Written by `npm run generate`; never edited by hand.
export const verifyOTPBody = {"type":"object","additionalProperties":false,"required":["email","code"],"properties":{"email":{"type":"string","format":"email","minLength":6,"maxLength":254},"code":{"type":"string","pattern":"^[0-9]{6}$"},"purpose":{"type":"string","enum":["signup","passwordReset"]}}} as const
