// Written by `npm run generate`; never edited by hand.
export const saveCardBody = {"type":"object","additionalProperties":false,"properties":{"cardToken":{"type":"string","minLength":8,"maxLength":100,"pattern":"^[A-Za-z][A-Za-z0-9_-]+$"},"reference":{"type":"string","minLength":4,"maxLength":100,"pattern":"^[A-Za-z0-9_-]+$"},"bankCode":{"type":"string","pattern":"^[0-9]{4,8}$"}}} as const
