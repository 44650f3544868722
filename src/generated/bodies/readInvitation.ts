// Written by `npm run generate`; never edited by hand.
export const readInvitationBody = {"type":"object","additionalProperties":false,"required":["invitationToken"],"properties":{"invitationToken":{"type":"string","minLength":43,"maxLength":64}}} as const
