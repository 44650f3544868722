import bidiFactory from 'bidi-js'
import { bidiControl, faceOf, type GlyphPosition, type PdfFace, positionOf, takesNeighboursFace } from './pdf-fonts.ts'
import { shapesRightToLeft } from './pdf-shaping.ts'

export type TextDirection = 'ltr' | 'rtl'

/**
 * A stretch of one face, to be drawn to the right of the one before it. `text` is what the shaper is to be given:
 * Arabic letters in reading order, since the shaper turns them round by itself, everything else from left to right.
 */
export interface VisualRun {
  readonly text: string
  readonly face: PdfFace
  readonly position: GlyphPosition
}

/** A paragraph whose levels are known; lines are cut from it. Indices count UTF-16 units. */
export interface BidiParagraph {
  readonly text: string
  readonly levels: Uint8Array
}

interface Piece extends VisualRun {
  readonly level: number
}

const bidi = bidiFactory()

/** `text` holds no line break and only characters that a face has (`printableText`). */
export function resolveParagraph(text: string, direction: TextDirection): BidiParagraph {
  return { text, levels: bidi.getEmbeddingLevels(text, direction).levels }
}

/** The runs of the line `[start, end)` from left to right (UAX 9, rules L2 and L4). Spaces at its end are the caller's to cut. */
export function visualRuns(paragraph: BidiParagraph, start: number, end: number): VisualRun[] {
  return inVisualOrder(piecesOf(paragraph, start, end)).map(({ text, face, position, level }) => ({
    text: level % 2 === 1 && !shapesRightToLeft(text) ? mirrored(text) : text,
    face,
    position,
  }))
}

function piecesOf({ text, levels }: BidiParagraph, start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  for (let index = start; index < end;) {
    const glyph = String.fromCodePoint(text.codePointAt(index) ?? 0)
    const level = levels[index] ?? 0
    index += glyph.length
    if (bidiControl.test(glyph)) continue
    const last = pieces.at(-1)
    const { character, position } = positionOf(glyph)
    const face = takesNeighboursFace.test(character)
      ? ((last?.level === level ? last.face : undefined) ?? faceAfter(text, index, end))
      : (faceOf(character) ?? 'latin')
    if (last?.level === level && last.face === face && last.position === position) {
      pieces[pieces.length - 1] = { ...last, text: last.text + character }
    } else {
      pieces.push({ text: character, face, position, level })
    }
  }
  return pieces
}

function faceAfter(text: string, start: number, end: number): PdfFace {
  for (const character of text.slice(start, end)) {
    if (!takesNeighboursFace.test(character) && !bidiControl.test(character)) {
      return faceOf(positionOf(character).character) ?? 'latin'
    }
  }
  return 'latin'
}

/** Rule L2: from the highest level down to the lowest odd one, turn round what is at that level or above. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      if (end > start) start = end
    }
  }
  return ordered
}

/** Rule L4 for what the shaper does not turn round: characters from the last to the first, brackets the other way. */
function mirrored(text: string): string {
  return [...graphemes.segment(text)]
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('')
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
