// Written by `npm run generate`; never edited by hand.
export const dismissTicketBody = {"type":"object","additionalProperties":false,"required":["reason","repliesTo"],"properties":{"reason":{"type":"string","x-text":"lines","minLength":3,"maxLength":1000},"repliesTo":{"type":"string","format":"uuid"}}} as const
