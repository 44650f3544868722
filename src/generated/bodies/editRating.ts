// Written by `npm run generate`; never edited by hand.
export const editRatingBody = {"type":"object","additionalProperties":false,"required":["stars"],"properties":{"stars":{"type":"integer","minimum":1,"maximum":5},"text":{"type":"string","x-text":"lines","maxLength":1000}}} as const
