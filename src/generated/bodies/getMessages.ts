// Written by `npm run generate`; never edited by hand.
export const getMessagesBody = {"type":"object","additionalProperties":false,"properties":{"before":{"type":"integer","minimum":0,"maximum":9007199254740991},"after":{"type":"integer","minimum":0,"maximum":9007199254740991},"pageSize":{"type":"integer","minimum":1,"maximum":100,"default":20}}} as const
