// Written by `npm run generate`; never edited by hand.
export const requestDocumentBody = {"type":"object","additionalProperties":false,"required":["productId","kind"],"properties":{"productId":{"type":"string","format":"uuid"},"kind":{"type":"string","enum":["SDS","TDS","CoA","REACH","Halal","ISO","other"]},"message":{"type":"string","x-text":"lines","maxLength":1000}}} as const
