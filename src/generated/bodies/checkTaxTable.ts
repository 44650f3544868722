// Written by `npm run generate`; never edited by hand.
export const checkTaxTableBody = {"type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"type":"string","x-text":"lines","minLength":1,"maxLength":60000}}} as const
