// Written by `npm run generate`; never edited by hand.
export const endTaxRuleBody = {"type":"object","additionalProperties":false,"required":["reason"],"properties":{"validUntil":{"type":"string","format":"date"},"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000}}} as const
