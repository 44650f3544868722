// Written by `npm run generate`; never edited by hand.
export const updatePasswordBody = {"type":"object","additionalProperties":false,"required":["resetToken","password"],"properties":{"resetToken":{"type":"string","minLength":43,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"password":{"type":"string","minLength":10,"maxLength":128}}} as const
