// Written by `npm run generate`; never edited by hand.
export const changePasswordBody = {"type":"object","additionalProperties":false,"required":["oldPassword","newPassword"],"properties":{"oldPassword":{"type":"string","x-text":"any","minLength":1,"maxLength":128},"newPassword":{"type":"string","x-text":"any","minLength":10,"maxLength":128}}} as const
