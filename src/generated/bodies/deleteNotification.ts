// Written by `npm run generate`; never edited by hand.
export const deleteNotificationBody = {"type":"object","additionalProperties":false,"properties":{"notificationIds":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","format":"uuid"}},"all":{"type":"boolean","const":true}}} as const
