// Written by `npm run generate`; never edited by hand.
export const approveTransferBody = {"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000},"coversAlso":{"type":"array","maxItems":20,"items":{"type":"string","format":"uuid"}}}} as const
