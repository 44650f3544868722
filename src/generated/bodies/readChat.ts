// Written by `npm run generate`; never edited by hand.
export const readChatBody = {"type":"object","additionalProperties":false,"required":["sequence"],"properties":{"sequence":{"type":"integer","minimum":0,"maximum":9007199254740991}}} as const
