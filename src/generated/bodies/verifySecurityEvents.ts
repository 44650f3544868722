// Written by `npm run generate`; never edited by hand.
export const verifySecurityEventsBody = {"type":"object","additionalProperties":false,"properties":{"head":{"type":"string","pattern":"^[0-9a-f]{64}$"}}} as const
