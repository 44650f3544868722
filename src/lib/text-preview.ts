/** How many characters of a description a card shows. */
export const previewLimits = { desktop: 100, mobile: 50 } as const

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const endsInHasanta = /\u09CD\u200D?$/
const startsWithBanglaConsonant = /^[\u0995-\u09B9\u09DC\u09DD\u09DF\u09F0\u09F1]/

/** The beginning of a description that a card shows: `limit` characters, with an ellipsis when any are left out. */
export function preview(text: string, limit: number): string {
  if (text.length <= limit) return text
  const shown = firstCharacters(text, limit)
  return shown === text ? text : `${shown}…`
}

/** The first characters, each what a reader sees as one: letter with its marks, Bangla conjunct, emoji. */
export function firstCharacters(text: string, count: number): string {
  let passed = 0
  let before = ''
  for (const { segment, index } of graphemes.segment(text)) {
    // No cluster holds together a vowel letter and what is joined to it (অ্যা); browsers with Unicode rules older than 15.1 end one in the
    // middle of any conjunct, after the hasanta.
    const continuesConjunct = endsInHasanta.test(before) && startsWithBanglaConsonant.test(segment)
    if (!continuesConjunct) {
      if (passed === count) return text.slice(0, index)
      passed += 1
    }
    before = segment
  }
  return text
}
