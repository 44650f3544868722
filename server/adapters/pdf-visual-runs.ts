import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import { bidiControl, faceOf, type GlyphPosition, type PdfFace, positionOf, takesNeighboursFace } from './pdf-fonts.ts'

export type TextDirection = 'ltr' | 'rtl'

/** A stretch of one face and direction, to be drawn to the right of the one before it. `text` is in reading order. */
export interface VisualRun {
  readonly text: string
  readonly face: PdfFace
  readonly position: GlyphPosition
  readonly direction: TextDirection
}

/** A paragraph whose levels are known; lines are cut from it. Indices count UTF-16 units. */
export interface BidiParagraph {
  readonly text: string
  readonly embedding: EmbeddingLevels
}

const bidi = bidiFactory()

/** `text` holds no line break and only characters that a face has (`printableText`), none of which takes two UTF-16 units. */
export function resolveParagraph(text: string, direction: TextDirection): BidiParagraph {
  return { text, embedding: bidi.getEmbeddingLevels(text, direction) }
}

/** The runs of the line `[start, end)` from left to right (UAX 9, rule L2). The caller trims spaces at its end. */
export function visualRuns(paragraph: BidiParagraph, start: number, end: number): VisualRun[] {
  const runAt = runsByIndex(paragraph, start, end)
  const indices = Array.from({ length: end - start }, (_, index) => start + index)
  for (const [first = 0, last = 0] of bidi.getReorderSegments(paragraph.text, paragraph.embedding, start, end - 1)) {
    const turned = indices.slice(first - start, last + 1 - start).toReversed()
    indices.splice(first - start, turned.length, ...turned)
  }
  return [...new Set(indices.flatMap((index) => runAt.get(index) ?? []))]
}

/** Brackets as they are drawn where the text runs from the right: a viewer takes what is drawn for the text. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
}

/** A run to which characters are still added. */
interface OpenRun extends VisualRun {
  text: string
}

function runsByIndex({ text, embedding }: BidiParagraph, start: number, end: number): Map<number, VisualRun> {
  const runAt = new Map<number, VisualRun>()
  let last: OpenRun | undefined
  let lastLevel: number | undefined
  for (let index = start; index < end; index += 1) {
    const glyph = text.charAt(index)
    if (bidiControl.test(glyph)) continue
    const level = embedding.levels[index] ?? 0
    const { character, position } = positionOf(glyph)
    const face = takesNeighboursFace.test(character)
      ? ((lastLevel === level ? last?.face : undefined) ?? faceAfter(text, index, end))
      : (faceOf(character) ?? 'latin')
    if (last !== undefined && lastLevel === level && last.face === face && last.position === position) last.text += character
    else last = { text: character, face, position, direction: level % 2 === 1 ? 'rtl' : 'ltr' }
    lastLevel = level
    runAt.set(index, last)
  }
  return runAt
}

function faceAfter(text: string, start: number, end: number): PdfFace {
  for (const character of text.slice(start, end)) {
    if (!takesNeighboursFace.test(character) && !bidiControl.test(character)) {
      return faceOf(positionOf(character).character) ?? 'latin'
    }
  }
  return 'latin'
}
