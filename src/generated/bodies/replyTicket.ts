// Written by `npm run generate`; never edited by hand.
export const replyTicketBody = {"type":"object","additionalProperties":false,"required":["message"],"properties":{"message":{"type":"string","x-text":"lines","minLength":5,"maxLength":4000,"pattern":"\\S.*\\S"}}} as const
