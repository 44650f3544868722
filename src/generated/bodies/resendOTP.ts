// Written by `npm run generate`; never edited by hand.
export const resendOTPBody = {"type":"object","additionalProperties":false,"required":["codeToken"],"properties":{"codeToken":{"type":"string","minLength":43,"maxLength":64}}} as const
