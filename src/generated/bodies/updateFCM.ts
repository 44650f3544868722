// Written by `npm run generate`; never edited by hand.
export const updateFCMBody = {"type":"object","additionalProperties":false,"required":["deviceId","fcmToken"],"properties":{"deviceId":{"type":"string","minLength":8,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"fcmToken":{"type":"string","minLength":20,"maxLength":4096,"pattern":"^[\\x21-\\x7e]+$"}}} as const
