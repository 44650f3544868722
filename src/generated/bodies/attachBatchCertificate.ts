// Written by `npm run generate`; never edited by hand.
export const attachBatchCertificateBody = {"type":"object","additionalProperties":false,"required":["certificate"],"properties":{"certificate":{"type":"string","format":"uuid"}}} as const
