// Written by `npm run generate`; never edited by hand.
export const approveTransferBody = {"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000},"sameReference":{"type":"boolean"}}} as const
