// Written by `npm run generate`; never edited by hand.
export const denySignInBody = {"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","minLength":43,"maxLength":64}}} as const
