// Written by `npm run generate`; never edited by hand.
export const getAllCategoriesBody = {"type":"object","additionalProperties":false,"properties":{"search":{"type":"string","x-text":"any","maxLength":200}}} as const
