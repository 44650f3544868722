// Written by `npm run generate`; never edited by hand.
export const provideDocumentBody = {"type":"object","additionalProperties":false,"required":["decision"],"properties":{"decision":{"type":"string","enum":["provide","refuse"]},"file":{"x-upload":"document"},"note":{"type":"string","x-text":"lines","maxLength":1000},"reason":{"type":"string","x-text":"lines","maxLength":500}}} as const
