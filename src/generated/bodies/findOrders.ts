// Written by `npm run generate`; never edited by hand.
export const findOrdersBody = {"type":"object","additionalProperties":false,"required":["search"],"properties":{"search":{"type":"string","x-text":"any","minLength":3,"maxLength":200,"pattern":"\\S.+\\S"}}} as const
