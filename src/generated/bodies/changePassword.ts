// Written by `npm run generate`; never edited by hand.
export const changePasswordBody = {"type":"object","additionalProperties":false,"required":["oldPassword","newPassword"],"properties":{"oldPassword":{"type":"string","minLength":1,"maxLength":128},"newPassword":{"type":"string","minLength":10,"maxLength":128}}} as const
