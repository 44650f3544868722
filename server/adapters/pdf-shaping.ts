import type PDFDocument from 'pdfkit'
import { type LookupFont, mendLookups } from './pdf-font-mending.ts'

/**
 * Shapes piece by piece what pdfkit would give to fontkit as a whole: Bangla syllables must not reach into each
 * other, Arabic words follow each other from the right, and numbers in Arabic digits run from the left.
 */

interface GlyphRun {
  readonly glyphs: readonly { readonly codePoints: readonly number[] }[]
  readonly positions: readonly { readonly xAdvance: number }[]
  readonly advanceWidth: number
}

/** `count` neighbouring glyphs, from left to right, that stand for `text`, which is in reading order. */
export interface GlyphCluster {
  readonly text: string
  readonly count: number
  /** Part of a word that is named as a whole, since its glyphs leave gaps that would be taken for spaces. */
  readonly isSyllable: boolean
}

interface MendedRun extends GlyphRun {
  readonly clusters: readonly GlyphCluster[]
}

interface ShapingFont extends LookupFont {
  readonly _glyphs: Record<number, unknown>
  getGlyph(id: number, codePoints?: readonly number[]): unknown
  layout: Layout
}

type Layout = (text: string, features?: unknown, script?: string, language?: string, direction?: string) => GlyphRun

declare const isMended: unique symbol
/**
 * A parsed font that shapes as described above, whatever `features` are asked for; pdfkit takes it in place of
 * a file, for any number of documents.
 */
export type MendedFont = Uint8Array & { readonly [isMended]: true; layout(text: string): MendedRun }

/** Parses the file and mends the font. Needs a document, of which only the parser is used. */
export function openMendedFont(document: typeof PDFDocument, file: Uint8Array): MendedFont {
  document.font(file)
  // pdfkit keeps the parsed font in a private field and offers no other way to it; its types do not name it.
  const { font } = (document as unknown as { _font: { font: ShapingFont } })._font
  mendLookups(font)
  mendLayout(font)
  // pdfkit's types do not know yet that it takes a parsed font as well.
  return font as unknown as MendedFont
}

/** Whether the shaper turns the text round, so that it has to be given in reading order. */
export function shapesRightToLeft(text: string): boolean {
  return /(?![\p{Nd}\u066A-\u066D])\p{Script=Arabic}/u.test(text)
}

const bengaliLetter = '[\\u0985-\\u0994\\u0995-\\u09B9\\u09CE\\u09DC-\\u09DF\\u09F0\\u09F1]\\u09BC?'
const bengaliHalant = '\\u200D?\\u09CD[\\u200C\\u200D]?'
const bengaliSyllables = new RegExp(
  `(?:${bengaliLetter}${bengaliHalant})*${bengaliLetter}(?:${bengaliHalant})?[\\u09BE-\\u09C4\\u09C7-\\u09CC\\u09D7]*[\\u0981-\\u0983\\u09FE]*|[^]`,
  'gu',
)

/** A vowel before its shadda: the order of storage. Fonts expect the shadda first. */
const vowelThenShadda = /([\u064B-\u0650])\u0651/g

/** Shaped pieces kept for a font; a language has far fewer of them in daily use. */
const pieceLimit = 20_000

/** Replaces the font's layout by one that shapes piece by piece, each once. */
function mendLayout(font: ShapingFont): void {
  const layout = font.layout.bind(font)
  const getGlyph = font.getGlyph.bind(font)
  const known = new Map<string, MendedRun>()

  // fontkit remembers a glyph with the characters it first stood for. Without that memory a glyph tells what it
  // stands for here, and the bytes of a document do not depend on what was set before.
  font.getGlyph = (id, codePoints) => {
    delete font._glyphs[id]
    return getGlyph(id, codePoints)
  }

  function shape(piece: Piece): MendedRun {
    const { text, features = [], direction } = piece
    const key = `${text}\n${direction}\n${features === atWordStart}`
    const before = known.get(key)
    if (before !== undefined) return before
    const run = layout(text, features, direction === undefined ? undefined : 'arab', undefined, direction)
    const shaped = {
      glyphs: run.glyphs,
      positions: run.positions,
      advanceWidth: run.advanceWidth,
      clusters: clustersOf(piece, run),
    }
    if (known.size >= pieceLimit) known.clear()
    known.set(key, shaped)
    return shaped
  }

  font.layout = (text) => joinRuns(piecesOf(text).map(shape))
}

/** A syllable's glyphs are not in the order of its letters; elsewhere a glyph without characters belongs to the one before. */
function clustersOf({ text, features, direction }: Piece, { glyphs }: GlyphRun): GlyphCluster[] {
  if (features !== undefined) return [{ text, count: glyphs.length, isSyllable: isInWord(text) }]
  const clusters: GlyphCluster[] = []
  for (const { codePoints } of direction === 'rtl' ? glyphs.toReversed() : glyphs) {
    const last = clusters.at(-1)
    if (codePoints.length === 0 && last !== undefined) clusters[clusters.length - 1] = { ...last, count: last.count + 1 }
    else clusters.push({ text: String.fromCodePoint(...codePoints), count: 1, isSyllable: false })
  }
  return direction === 'rtl' ? clusters.toReversed() : clusters
}

interface Piece {
  readonly text: string
  readonly features?: unknown
  readonly direction?: 'ltr' | 'rtl'
}

/** In visual order. */
function piecesOf(text: string): Piece[] {
  if (/[\u0980-\u09FF]/.test(text)) return syllablesOf(text)
  const words = text.match(/ +|[^ ]+/g) ?? []
  if (!/\p{Script=Arabic}/u.test(text)) return words.map((word) => ({ text: word }))
  if (!shapesRightToLeft(text)) return words.map((word) => ({ text: word, direction: 'ltr' }))
  return words.toReversed().map((word) => ({ text: word.replace(vowelThenShadda, '\u0651$1'), direction: 'rtl' }))
}

const atWordStart: readonly string[] = []
const insideWord = { init: false }

/** `init` is for the first syllable of a word only: elsewhere its vowel sign would break the line above the letters. */
function syllablesOf(text: string): Piece[] {
  let inWord = false
  return [...text.matchAll(bengaliSyllables)].map(([syllable]) => {
    const features = inWord ? insideWord : atWordStart
    inWord = isInWord(syllable)
    return { text: syllable, features }
  })
}

/** pdfkit writes into the positions of a run: it gets its own. */
function joinRuns(runs: readonly MendedRun[]): MendedRun {
  const positions = runs.flatMap((run) => run.positions.map((position) => ({ ...position })))
  return {
    glyphs: runs.flatMap((run) => run.glyphs),
    clusters: runs.flatMap((run) => run.clusters).reduce(joinSyllables, []),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

function joinSyllables(clusters: GlyphCluster[], next: GlyphCluster): GlyphCluster[] {
  const last = clusters.at(-1)
  if (last === undefined || !last.isSyllable || !next.isSyllable) return [...clusters, next]
  return [...clusters.slice(0, -1), { ...last, text: last.text + next.text, count: last.count + next.count }]
}

function isInWord(syllable: string): boolean {
  return /[\u0980-\u09E5\u200C\u200D]/.test(syllable)
}
