// Written by `npm run generate`; never edited by hand.
export const getAddressesBody = {"type":"object","additionalProperties":false,"properties":{"search":{"type":"string","x-text":"any","maxLength":200},"page":{"type":"integer","minimum":1,"maximum":100000,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":100,"default":20}}} as const
