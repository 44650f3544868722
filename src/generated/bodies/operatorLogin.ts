// Written by `npm run generate`; never edited by hand.
export const operatorLoginBody = {"type":"object","additionalProperties":false,"required":["email","password","code"],"properties":{"email":{"type":"string","format":"email","minLength":6,"maxLength":254},"password":{"type":"string","x-text":"any","minLength":1,"maxLength":128},"code":{"type":"string","pattern":"^[0-9]{6}$"}}} as const
