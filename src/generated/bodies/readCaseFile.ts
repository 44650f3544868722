// Written by `npm run generate`; never edited by hand.
export const readCaseFileBody = {"type":"object","additionalProperties":false,"required":["subject","subjectId","fileId"],"properties":{"subject":{"type":"string","enum":["company","dispute","abuseReport","shipment","invoice"]},"subjectId":{"type":"string","format":"uuid"},"fileId":{"type":"string","format":"uuid"}}} as const
