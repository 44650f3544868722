// Written by `npm run generate`; never edited by hand.
export const getAbuseReportsBody = {"type":"object","additionalProperties":false,"properties":{"status":{"type":"string","enum":["open","resolved"]},"number":{"type":"string","maxLength":40},"page":{"type":"integer","minimum":1,"maximum":100000,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":100,"default":20}}} as const
