// Written by `npm run generate`; never edited by hand.
export const openChatBody = {"type":"object","additionalProperties":false,"required":["userId"],"properties":{"userId":{"type":"string","format":"uuid"},"productId":{"type":"string","format":"uuid"}}} as const
