// Written by `npm run generate`; never edited by hand.
export const addDeliveryPhotoBody = {"type":"object","additionalProperties":false,"required":["photo"],"properties":{"photo":{"x-upload":"image"}}} as const
