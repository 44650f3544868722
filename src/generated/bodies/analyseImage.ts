// Written by `npm run generate`; never edited by hand.
export const analyseImageBody = {"type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"x-upload":"passing"}}} as const
