import { create } from 'fontkit'
import { Blob, Buffer, BufferFlag, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs'
import { mirrored, type TextDirection } from './pdf-visual-runs.ts'

interface ShapedGlyph {
  readonly id: number
  readonly advanceWidth: number
  /** The character of the glyph in every context. */
  readonly codePoints: readonly number[]
}

/** `count` neighbouring glyphs, from left to right, that stand for `text`, which is in reading order. */
export interface GlyphCluster {
  readonly text: string
  readonly count: number
}

/** From left to right; lengths in units of the font. */
interface ShapedRun {
  readonly glyphs: readonly ShapedGlyph[]
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
  readonly advanceWidth: number
  readonly clusters: readonly GlyphCluster[]
}

/** A font as pdfkit takes it in place of a file, for any number of documents. `text` is in reading order and of one script. */
export interface ShapingFont {
  layout(text: string, features: readonly string[]): ShapedRun
}

/** pdfkit passes a font the text and the features: OpenType's directional feature gives the run's direction. */
export const featuresOf = { ltr: ['ltra'], rtl: ['rtla'] } as const satisfies Record<TextDirection, readonly string[]>

/** Parses an OpenType file: HarfBuzz shapes with it, and fontkit cuts out the part of it that a document embeds. */
export function openShapingFont(file: Uint8Array): ShapingFont {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  // Where several characters have one glyph, the first names it: the letter, not its form as a character of its own.
  const characters = new Map([...face.collectUnicodes()].toReversed().map((code) => [font.nominalGlyph(code), code]))
  // fontkit's types ask for Node's Buffer; it reads any Uint8Array.
  return Object.assign(create(file as Parameters<typeof create>[0]), {
    layout: (text: string, features: readonly string[]) =>
      shapeRun(font, characters, text, features.includes(featuresOf.rtl[0]) ? 'rtl' : 'ltr'),
  })
}

const buffer = new Buffer()

function shapeRun(
  font: Font,
  characters: ReadonlyMap<number | undefined, number>,
  text: string,
  direction: TextDirection,
): ShapedRun {
  buffer.reset()
  buffer.addText(text)
  buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR)
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const starts = infos.map(({ cluster }) => cluster)
  const clusters = clustersOf(direction === 'rtl' ? mirrored(text) : text, starts)
  return {
    glyphs: infos.map(({ codepoint: id, cluster }) => ({
      id,
      advanceWidth: font.glyphHAdvance(id),
      codePoints: codePointsOf(characters.get(id), clusters.get(cluster)),
    })),
    positions,
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    clusters: [...clusters.values()].reduce(joinBanglaWord, []),
  }
}

/** `text` has the brackets that are drawn. In the order of the glyphs, by where their text starts; `starts` has one entry a glyph. */
function clustersOf(text: string, starts: readonly number[]): Map<number, GlyphCluster> {
  const ascending = [...new Set(starts)].toSorted((a, b) => a - b)
  return new Map(
    [...new Set(starts)].map((start) => [
      start,
      {
        text: text.slice(start, ascending[ascending.indexOf(start) + 1]),
        count: starts.filter((other) => other === start).length,
      },
    ]),
  )
}

/** Glyphs without a character of their own: viewers copy the glyph's number for one without a name. */
const zeroWidthSpace = 0x200b

function codePointsOf(character: number | undefined, cluster: GlyphCluster | undefined): number[] {
  if (character !== undefined) return [character]
  return cluster?.count === 1 ? Array.from(cluster.text, (letter) => letter.codePointAt(0) ?? 0) : [zeroWidthSpace]
}

const ofBanglaWord = /[\u0980-\u09E5\u200C\u200D]/

/** A Bangla word is named as a whole, since its glyphs leave gaps that would be taken for spaces. */
function joinBanglaWord(clusters: GlyphCluster[], next: GlyphCluster): GlyphCluster[] {
  const last = clusters.at(-1)
  if (last === undefined || !ofBanglaWord.test(last.text) || !ofBanglaWord.test(next.text)) return [...clusters, next]
  return [...clusters.slice(0, -1), { text: last.text + next.text, count: last.count + next.count }]
}
