// Written by `npm run generate`; never edited by hand.
export const getUserContentsBody = {"type":"object","additionalProperties":false,"properties":{"pages":{"type":"array","maxItems":4,"items":{"type":"string","enum":["faqs","about","terms","privacy"]}},"search":{"type":"string","x-text":"any","maxLength":200}}} as const
