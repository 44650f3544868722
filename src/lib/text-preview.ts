/** How many characters of a description a card shows. */
export const previewLimits = { desktop: 100, mobile: 50 } as const

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const endsInHasanta = /\u09CD\u200D?$/
const startsWithBanglaConsonant = /^[\u0995-\u09B9\u09DC\u09DD\u09DF\u09F0\u09F1]/

/**
 * The first `limit` characters, with an ellipsis when any are left out. A character is what a reader sees as one:
 * letter with its marks, Bangla conjunct, emoji.
 */
export function preview(text: string, limit: number): string {
  if (text.length <= limit) return text
  let shown = 0
  let before = ''
  for (const { segment, index } of graphemes.segment(text)) {
    // Browsers with Unicode rules older than 15.1 end a cluster in the middle of a conjunct, after the hasanta.
    const continuesConjunct = endsInHasanta.test(before) && startsWithBanglaConsonant.test(segment)
    if (!continuesConjunct) {
      if (shown === limit) return `${text.slice(0, index)}…`
      shown += 1
    }
    before = segment
  }
  return text
}
