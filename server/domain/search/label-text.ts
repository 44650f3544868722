import { isCasNumber } from '#src/lib/cas-number.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { isEcNumber } from '#src/lib/ec-number.ts'

/** The identifiers of a label, in order, without duplicates. */
export interface LabelReading {
  casNumbers: string[]
  ecNumbers: string[]
  unNumbers: string[]
  /** Lines that may be a name, the likeliest first: short ones of few words, without common label terms. */
  names: string[]
}

/** Letters that text recognition confuses with digits. */
const digitsFor: Record<string, string> = { o: '0', q: '0', d: '0', i: '1', l: '1', '|': '1', z: '2', s: '5', b: '8', g: '9' }
const loose = '[0-9oqdilzsbg|]'
/** White space of a label within a number. Unbounded beside each other, such runs take time by the cube of their length. */
const gap = String.raw`\s{0,3}`
const dash = `${gap}[-‐‑‒–—−_]${gap}`
const casForm = new RegExp(`(?<![\\p{L}\\d])(${loose}{2,7})${dash}(${loose}{2})${dash}(${loose})(?![\\p{L}\\d])`, 'giu')
const ecForm = new RegExp(`(?<![\\p{L}\\d-])(${loose}{3})${dash}(${loose}{3})${dash}(${loose})(?![\\p{L}\\d])`, 'giu')
const unForm = new RegExp(`(?<![\\p{L}\\d])UN${gap}(?:no\\.?|nr\\.?)?${gap}[:.#-]?${gap}(${loose}{4})(?![\\p{L}\\d])`, 'giu')

/** Words of labels that name no substance, in the three languages. */
const furniture = new Set(
  [
    'danger warning hazard cas ec einecs index number no nr un batch lot net gross weight wt tare volume mfg exp date product code',
    'manufactured manufacturer by supplier distributor made in www com http tel phone fax email keep out of reach children store flammable',
    'purity assay grade technical min max density mw formula mol ltd llc inc gmbh co company limited industries road street box',
    'خطر تحذير الوزن الصافي الإجمالي رقم الدفعة تاريخ الإنتاج الانتهاء صنع في شركة هاتف',
    'বিপদ সতর্কতা নিট ওজন মোট ব্যাচ নম্বর তারিখ উৎপাদন মেয়াদ প্রস্তুতকারক কোম্পানি ফোন',
  ].flatMap((words) => words.split(' ')),
)

const maxNames = 8
/** The most numbers of each kind: a label names a mixture's few ingredients, unlike a page of a catalogue. */
const maxNumbers = 8
/** Letters and digits of the longest word that may be part of a name. */
const maxWordLength = 60

/**
 * Parses the recognised text of a label, a certificate or a drum. Digits and the letters mistaken for them are both tried; a CAS or EC
 * number counts only when its check digit is right, so noise is not taken for one.
 */
export function readLabel(text: string): LabelReading {
  // Recognised text has wide gaps where a label has columns.
  const plain = toAsciiDigits(text)
    .normalize('NFKC')
    .replace(/[^\S\r\n]+/g, ' ')
  const casNumbers = numbers(plain, casForm).filter(isCasNumber)
  const ecNumbers = numbers(plain, ecForm).filter((number) => isEcNumber(number) && !casNumbers.includes(number))
  const unNumbers = [...new Set([...plain.matchAll(unForm)].map(([, number = '']) => `UN${digits(number)}`))]
  return {
    casNumbers: casNumbers.slice(0, maxNumbers),
    ecNumbers: ecNumbers.slice(0, maxNumbers),
    unNumbers: unNumbers.slice(0, maxNumbers),
    names: namesIn(plain),
  }
}

function numbers(text: string, form: RegExp): string[] {
  const found = [...text.matchAll(form)].map(([, ...groups]) => groups.filter((group) => typeof group === 'string').map(digits))
  return [...new Set(found.map((groups) => groups.join('-').replace(/^0+(?=\d)/, '')))]
}

const digits = (text: string) => [...text.toLowerCase()].map((letter) => digitsFor[letter] ?? letter).join('')

function namesIn(text: string): string[] {
  const lines = text.split(/[\n\r;|]+/).map((line) =>
    line
      .replace(casForm, ' ')
      .replace(unForm, ' ')
      .replace(/[^\p{L}\p{M}\p{N},()[\]'\s-]/gu, ' ')
      .split(/\s+/)
      .filter((term) => term.length <= maxWordLength && isDistinctive(term)),
  )
  const names = lines.filter((words) => words.length > 0 && words.length <= 6)
  // A name is alone on its line: the fewer words remain, the likelier it is one.
  const ordered = names
    .map((words, place) => ({ words, place }))
    .sort((a, b) => a.words.length - b.words.length || a.place - b.place)
  return [...new Set(ordered.map(({ words }) => words.join(' ')))].slice(0, maxNames)
}

/** Words with letters, of some length, that are no common label terms. A number alone does not count, `2-propanol` does. */
function isDistinctive(term: string): boolean {
  const letters = term.replace(/[^\p{L}\p{M}]/gu, '')
  return [...letters].length >= 3 && !furniture.has(letters.toLowerCase())
}
