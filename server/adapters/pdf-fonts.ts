/** A face has the characters of one script: what is shaped together is of one script too. */
export type PdfFace = 'latin' | 'arabic' | 'bengali'
export type FontWeight = 400 | 700

const families = { latin: 'Bengali', arabic: 'Arabic', bengali: 'Bengali' } as const satisfies Record<PdfFace, string>
const weightNames = { 400: 'Regular', 700: 'Bold' } as const

/**
 * Path of the OpenType file below @expo-google-fonts. Latin is in the same files of Noto Sans as Bangla, so a document embeds one part of
 * them for both.
 */
export function fontFile(face: PdfFace, weight: FontWeight): string {
  const family = families[face]
  const cut = `${weight}${weightNames[weight]}`
  return `noto-sans-${family.toLowerCase()}/${cut}/NotoSans${family}_${cut}.ttf`
}

/** Returns the bytes of the file `fontFile(face, weight)`. */
export type FontLoader = (file: string) => Promise<Uint8Array>

/** `raised` and `lowered`: a small digit or sign made from the plain one, since the fonts have none of their own. */
export type GlyphPosition = 'plain' | 'raised' | 'lowered'

const inArabic = /[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/u
const inBengali = /[\u0951\u0952\u0964\u0965\u0980-\u09FE\u1CD0-\u1CF7\u20B9\u25CC]/u
const inLatin =
  /[\u0300\u0301\u0303\u0304\u0308\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2212\uFFFD\u0100-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0130\u0136\u0137\u0139-\u013E\u0141-\u0148\u0150\u0151\u0154\u0155\u0158-\u015B\u015E-\u0161\u0164\u0165\u016A\u016B\u016E-\u017E\u0218-\u021B\u0237\u1E80-\u1E85\u1E9E\u1EF2\u1EF3]/u

/** The face that has the character, or `undefined` when none has it. */
export function faceOf(character: string): PdfFace | undefined {
  if (inLatin.test(character)) return 'latin'
  if (inArabic.test(character)) return 'arabic'
  return inBengali.test(character) ? 'bengali' : undefined
}

/** Space and joiners take the face of their neighbour, so that a word is not torn apart. */
export const takesNeighboursFace = /[\u0020\u00A0\u200C\u200D]/u

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎'
const plain = '0123456789+−()'

/** The plain character that is to be set small and high or low in its place: ³ is a raised 3. */
export function positionOf(character: string): { character: string; position: GlyphPosition } {
  const high = raised.indexOf(character)
  if (high >= 0) return { character: plain.charAt(high), position: 'raised' }
  const low = lowered.indexOf(character)
  if (low >= 0) return { character: plain.charAt(low), position: 'lowered' }
  return { character, position: 'plain' }
}

const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'

/** CAS index names write Greek locants as words where the letter is missing: α-pinene is alpha-pinene. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ...greekNames.split(' ').map((name, index): [string, string] => [String.fromCodePoint(0x3b1 + index), name]),
  ['\u0394', 'delta'],
  ['\u03A9', 'ohm'],
  ['\u03BC', 'u'],
  ['\u00B5', 'u'],
  ['±', '+/-'],
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['≥', '>='],
  ['≤', '<='],
  ['≈', '~'],
  ['→', '->'],
  ['\u22C5', '·'],
  ['\u2032', "'"],
  ['\u2033', '"'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['\u2007', '\u00A0'],
  ['\u2009', '\u00A0'],
  ['\u202F', '\u00A0'],
])

const controls = /(?!\n)[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu

/**
 * The text with every character that no face has replaced by what the trade writes instead, or by U+FFFD, which
 * the faces show: a loss that can be seen. Line breaks stay.
 */
export function printableText(text: string): string {
  let printable = ''
  for (const character of text.replace(/\t/g, ' ').replace(controls, '').normalize('NFC')) {
    if (isPrintable(character)) printable += character
    else printable += spelledOut.get(character) ?? (bidiControl.test(character) ? character : '\uFFFD')
  }
  return printable
}

/** Marks that steer the order of the text and are never drawn. */
export const bidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

function isPrintable(character: string): boolean {
  return character === '\n' || takesNeighboursFace.test(character) || faceOf(positionOf(character).character) !== undefined
}
