// Written by `npm run generate`; never edited by hand.
export const getAIRecommendationBody = {"type":"object","additionalProperties":false,"properties":{"productId":{"type":"string","format":"uuid"},"pageSize":{"type":"integer","minimum":1,"maximum":50}}} as const
