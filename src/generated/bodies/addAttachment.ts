// Written by `npm run generate`; never edited by hand.
export const addAttachmentBody = {"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"x-upload":"document"}}} as const
