import type PDFDocument from 'pdfkit'
import { featuresOf, type GlyphCluster, type ShapingFont } from './pdf-shaping.ts'
import type { VisualRun } from './pdf-visual-runs.ts'

/** The part of pdfkit's current font that its types leave out. Widths and offsets in thousandths of the size. */
interface FontInUse {
  readonly id: string
  readonly font: ShapingFont
  /** The characters that the file will name for a glyph of the subset. */
  readonly unicode: readonly (readonly number[] | undefined)[]
  encode(text: string, features: readonly string[]): [codes: string[], positions: GlyphPlacement[]]
  ref(): unknown
}

interface GlyphPlacement {
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  readonly advanceWidth: number
}

interface DrawnGlyph {
  readonly code: string
  readonly place: GlyphPlacement
}

/**
 * Draws one run in the document's current font, a shaping font, and fill colour; `x`, `baseline` and `size` in points. Like pdfkit's
 * `text`, but a cluster whose glyphs do not spell its letters gets an `ActualText`, so that Arabic and Bangla can be searched, copied and
 * read aloud. That belongs inside the text object, which `text` does not give access to.
 */
export function writeRun(document: typeof PDFDocument, run: VisualRun, x: number, baseline: number, size: number): void {
  const { text, direction } = run
  const features = featuresOf[direction]
  // Both are private to pdfkit; used as in its own `text`.
  const { _font: font, page } = document as unknown as {
    _font: FontInUse
    page: { readonly height: number; readonly fonts: Record<string, unknown> }
  }
  const [codes, placements] = font.encode(text, features)
  const glyphs = codes.flatMap((code, index): DrawnGlyph[] => {
    const place = placements[index]
    return place === undefined ? [] : [{ code, place }]
  })
  page.fonts[font.id] ??= font.ref()
  const content = new GlyphLine(x, page.height - baseline, size)
  let start = 0
  for (const cluster of font.font.layout(text, features).clusters) {
    const drawn = glyphs.slice(start, start + cluster.count)
    start += cluster.count
    if (spellsItself(font, cluster, drawn)) content.show(drawn)
    else content.showAs(cluster.text, drawn)
  }
  document.addContent(['q', `1 0 0 -1 0 ${decimal(page.height)} cm`, 'BT', `/${font.id} ${decimal(size)} Tf`].join('\n'))
  document.addContent([...content.operators(), 'ET', 'Q'].join('\n'))
}

function spellsItself(font: FontInUse, { text }: GlyphCluster, glyphs: readonly DrawnGlyph[]): boolean {
  const spelled = glyphs.flatMap(({ code }) => [...(font.unicode[Number.parseInt(code, 16)] ?? [])])
  return String.fromCodePoint(...spelled) === text && glyphs.length === 1
}

/** Collects the operators of a line of text, moving along it. Coordinates in points from the lower left corner of the page. */
class GlyphLine {
  readonly #lines: string[] = []
  readonly #scale: number
  readonly #y: number
  #x: number
  #pending: string[] = []
  /** Whether the viewer's position on the line is at `#x`. */
  #isInPlace = false

  constructor(x: number, y: number, size: number) {
    this.#x = x
    this.#y = y
    this.#scale = size / 1000
  }

  show(glyphs: readonly DrawnGlyph[]): void {
    for (const { code, place } of glyphs) {
      const isOffset = place.xOffset !== 0 || place.yOffset !== 0
      if (isOffset) this.#moveTo(this.#x + place.xOffset * this.#scale, this.#y + place.yOffset * this.#scale)
      else if (!this.#isInPlace) this.#moveTo(this.#x, this.#y)
      const kerning = place.advanceWidth - place.xAdvance
      this.#pending.push(kerning === 0 ? `<${code}>` : `<${code}> ${decimal(kerning)}`)
      this.#isInPlace = !isOffset
      this.#x += place.xAdvance * this.#scale
    }
  }

  /**
   * A viewer takes the text to reach from the first glyph to the end of the last. Marks would make it too short and split words: they are
   * drawn before it, without text.
   */
  showAs(text: string, glyphs: readonly DrawnGlyph[]): void {
    const carriers = glyphs.filter(({ place }) => place.xAdvance !== 0)
    if (carriers.length === 0 || carriers.length === glyphs.length) {
      this.#showSpan(text, glyphs)
      return
    }
    const start = this.#x
    this.#showSpan('', glyphs, (glyph) => !carriers.includes(glyph))
    this.#x = start
    this.#isInPlace = false
    this.#showSpan(text, carriers)
  }

  operators(): readonly string[] {
    this.#flush()
    return this.#lines
  }

  #showSpan(text: string, glyphs: readonly DrawnGlyph[], isShown = (_glyph: DrawnGlyph) => true): void {
    this.#flush()
    this.#lines.push(`/Span << /ActualText <${utf16(text)}> >> BDC`)
    for (const glyph of glyphs) {
      if (isShown(glyph)) {
        this.show([glyph])
      } else {
        this.#x += glyph.place.xAdvance * this.#scale
        this.#isInPlace = false
      }
    }
    this.#flush()
    this.#lines.push('EMC')
  }

  #moveTo(x: number, y: number): void {
    this.#flush()
    this.#lines.push(`1 0 0 1 ${decimal(x)} ${decimal(y)} Tm`)
  }

  #flush(): void {
    if (this.#pending.length > 0) this.#lines.push(`[${this.#pending.join(' ').replaceAll('> <', '')}] TJ`)
    this.#pending = []
  }
}

function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
  return `feff${units.join('')}`
}

function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
