// Written by `npm run generate`; never edited by hand.
export const resetContentPageBody = {"type":"object","additionalProperties":false,"required":["page","reason"],"properties":{"page":{"type":"string","enum":["faqs","about","terms","privacy"]},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000}}} as const
