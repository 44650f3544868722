// Written by `npm run generate`; never edited by hand.
export const rateProductBody = {"type":"object","additionalProperties":false,"required":["productId","stars"],"properties":{"productId":{"type":"string","format":"uuid"},"stars":{"type":"integer","minimum":1,"maximum":5},"text":{"type":"string","x-text":"lines","maxLength":1000}}} as const
