// Written by `npm run generate`; never edited by hand.
export const reviewCompanyBody = {"type":"object","additionalProperties":false,"required":["decision","reason"],"properties":{"decision":{"type":"string","enum":["verify","refuse","revoke"]},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000},"sameName":{"type":"boolean"}}} as const
