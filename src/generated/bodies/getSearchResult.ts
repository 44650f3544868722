// Written by `npm run generate`; never edited by hand.
export const getSearchResultBody = {"type":"object","additionalProperties":false,"required":["search"],"properties":{"search":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"page":{"type":"integer","minimum":1,"maximum":100000,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":100,"default":20}}} as const
