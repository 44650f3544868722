// Written by `npm run generate`; never edited by hand.
export const getAllSubCategoriesBody = {"type":"object","additionalProperties":false,"required":["category"],"properties":{"category":{"type":"string","format":"uuid"},"search":{"type":"string","x-text":"any","maxLength":200}}} as const
