// Written by `npm run generate`; never edited by hand.
export const uploadMediaBody = {"type":"object","additionalProperties":false,"required":["chatId","file"],"properties":{"chatId":{"type":"string","format":"uuid"},"file":{"x-upload":"media"}}} as const
