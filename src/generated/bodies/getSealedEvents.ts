// Written by `npm run generate`; never edited by hand.
export const getSealedEventsBody = {"type":"object","additionalProperties":false,"required":["after"],"properties":{"after":{"type":"integer","minimum":0,"maximum":1000000000000}}} as const
