// Written by `npm run generate`; never edited by hand.
export const resetContentPageBody = {"type":"object","additionalProperties":false,"required":["page","reason"],"properties":{"page":{"type":"string","enum":["faqs","about","terms","privacy"]},"version":{"type":"string","minLength":16,"maxLength":64},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000}}} as const
