// Written by `npm run generate`; never edited by hand.
export const replyToRatingBody = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","x-text":"lines","minLength":2,"maxLength":1000,"pattern":"\\S"}}} as const
