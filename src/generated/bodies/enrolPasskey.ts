// Written by `npm run generate`; never edited by hand.
export const enrolPasskeyBody = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"pattern":"\\S"}}} as const
