// Written by `npm run generate`; never edited by hand.
export const getContentPageBody = {"type":"object","additionalProperties":false,"required":["page"],"properties":{"page":{"type":"string","enum":["faqs","about","terms","privacy"]}}} as const
