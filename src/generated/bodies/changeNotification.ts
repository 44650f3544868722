// Written by `npm run generate`; never edited by hand.
export const changeNotificationBody = {"type":"object","additionalProperties":false,"required":["pushNotifications"],"properties":{"pushNotifications":{"type":"boolean"}}} as const
