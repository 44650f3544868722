// Written by `npm run generate`; never edited by hand.
export const answerDisputeBody = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","x-text":"lines","minLength":3,"maxLength":2000,"pattern":"\\S.*\\S"},"attachments":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","format":"uuid"}}}} as const
