// Written by `npm run generate`; never edited by hand.
export const changePhoneBody = {"type":"object","additionalProperties":false,"required":["countryCode","phoneNumber","password"],"properties":{"countryCode":{"type":"string","pattern":"^\\+[1-9][0-9]{0,3}$"},"phoneNumber":{"type":"string","pattern":"^[0-9]{4,15}$"},"password":{"type":"string","minLength":1,"maxLength":128}}} as const
