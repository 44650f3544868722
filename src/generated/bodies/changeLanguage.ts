// Written by `npm run generate`; never edited by hand.
export const changeLanguageBody = {"type":"object","additionalProperties":false,"required":["deviceId","language"],"properties":{"deviceId":{"type":"string","minLength":8,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"language":{"type":"string","enum":["English","Arabic","Bangla"]}}} as const
