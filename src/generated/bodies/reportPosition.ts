// Written by `npm run generate`; never edited by hand.
export const reportPositionBody = {"type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"at":{"type":"string","format":"date-time"}}} as const
