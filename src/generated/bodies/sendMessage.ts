// Written by `npm run generate`; never edited by hand.
export const sendMessageBody = {"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","x-text":"lines","minLength":1,"maxLength":4000,"pattern":"^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"},"fileId":{"type":"string","format":"uuid"},"productId":{"type":"string","format":"uuid"}}} as const
