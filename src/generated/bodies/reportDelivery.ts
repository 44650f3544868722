// Written by `npm run generate`; never edited by hand.
export const reportDeliveryBody = {"type":"object","additionalProperties":false,"required":["receivedBy"],"properties":{"receivedBy":{"type":"string","minLength":2,"maxLength":100,"pattern":"\\S.*\\S"}}} as const
