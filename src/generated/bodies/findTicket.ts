// Written by `npm run generate`; never edited by hand.
export const findTicketBody = {"type":"object","additionalProperties":false,"required":["number"],"properties":{"number":{"type":"string","minLength":5,"maxLength":40}}} as const
