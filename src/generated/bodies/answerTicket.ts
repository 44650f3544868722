// Written by `npm run generate`; never edited by hand.
export const answerTicketBody = {"type":"object","additionalProperties":false,"required":["text","repliesTo"],"properties":{"text":{"type":"string","x-text":"lines","minLength":2,"maxLength":5000},"repliesTo":{"type":"string","format":"uuid"}}} as const
