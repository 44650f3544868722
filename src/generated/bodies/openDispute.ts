// Written by `npm run generate`; never edited by hand.
export const openDisputeBody = {"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000,"pattern":"\\S.*\\S"},"attachments":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","format":"uuid"}}}} as const
