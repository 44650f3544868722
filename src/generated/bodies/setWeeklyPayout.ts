// Written by `npm run generate`; never edited by hand.
export const setWeeklyPayoutBody = {"type":"object","additionalProperties":false,"required":["weekly"],"properties":{"weekly":{"type":"boolean"}}} as const
