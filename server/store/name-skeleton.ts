import unhomoglyph from 'unhomoglyph'

/*
 * What a name looks like: after Unicode TR39, with its table of confusables. Two names with one skeleton cannot be told apart at a glance.
 * Skeletons are stored: a change here, or of the table, needs a migration that makes them anew.
 */

/** Legal forms of the countries of the trade; they are no part of a name that people look at. */
const legalForms = `
  ltd limited llc llp lp plc pvt private pte pty inc incorporated corp corporation co company gmbh ag kg bv nv sa sarl srl spa est
  establishment fze fzc fzco fzllc wll sae kk saog saoc bsc psc pjsc ms messrs
  شركة مؤسسة المحدودة محدودة ذمم شمم شمع مم والشركاه وشركاه
  লিমিটেড লি লিঃ প্রাইভেট প্রা কোম্পানি কোং মেসার্স
`

/** Marks above and below letters of any script, as accents and the vowel signs of Arabic; those of Bangla are letters' parts. */
const accents = /\p{Mn}/gu
const isAccent = /\p{Script=Inherited}/u
const ignored = /\p{Default_Ignorable_Code_Point}|\u0640/gu
const lettersAndDigits = /[\p{L}\p{M}\p{N}]/u
const notLettersAndDigits = /[^\p{L}\p{M}\p{N}]/gu

/** More than any name that people tell apart; a ligature may stand for many letters, and an index takes 2,700 bytes. */
const longest = 200

/** Names of which nothing can be seen all look the same. */
const invisible = ' '

/** Returns what a name looks like, without case, accents, blanks, punctuation and legal form; of a name of signs alone, the signs. */
export function nameSkeleton(name: string): string {
  // Dots and apostrophes stand inside of words (L.L.C., O'Brien); M/s is one word.
  const terms = folded(name)
    .replace(/[.'’`·]|(?<=^m)\/(?=s\b)/giu, '')
    .split(/[\s\p{P}]+/u)
    .map(termSkeleton)
    .filter((term) => term !== '')
  let [start, end] = [0, terms.length]
  while (end - start > 1 && forms.has(terms[end - 1] ?? '')) end -= 1
  while (end - start > 1 && forms.has(terms[start] ?? '')) start += 1
  const skeleton = terms.slice(start, end).join('') || folded(name).toLowerCase() || invisible
  return [...skeleton].slice(0, longest).join('')
}

const folded = (text: string): string => text.normalize('NFKC').replace(ignored, '').trim()

function termSkeleton(term: string): string {
  const shown = appearanceOf(term).toLowerCase()
  // Once more, since small letters have look-alikes of their own; i, l and 1 are one, as a capital I and a small l are.
  return appearanceOf(shown).toLowerCase().replace(/[il]/g, 'l')
}

/** A sign that looks like a letter counts as one (`|` as l); any other sign does not count. */
function appearanceOf(term: string): string {
  const plain = withoutAccents(term.normalize('NFD'))
  return withoutAccents(
    [...plain]
      .map((sign) => (lettersAndDigits.test(sign) ? unhomoglyph(sign) : unhomoglyph(sign).replace(notLettersAndDigits, '')))
      .join('')
      .normalize('NFD'),
  )
}

const withoutAccents = (text: string): string => text.replace(accents, (mark) => (isAccent.test(mark) ? '' : mark))

const forms: ReadonlySet<string> = new Set(
  legalForms
    .trim()
    .split(/\s+/)
    .map((form) => termSkeleton(folded(form))),
)
