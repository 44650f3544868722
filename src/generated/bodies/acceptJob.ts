// Written by `npm run generate`; never edited by hand.
export const acceptJobBody = {"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"}}} as const
