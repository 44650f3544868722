import type PDFDocument from 'pdfkit'
import { fontFile, type FontWeight } from './pdf-fonts.ts'
import { featuresOf } from './pdf-shaping.ts'
import { type LaidOutLine, layOutText } from './pdf-text-layout.ts'
import { writeRun } from './pdf-text-writer.ts'
import type { TextDirection, VisualRun } from './pdf-visual-runs.ts'

export type PdfDocument = typeof PDFDocument

/** `size` in points, `color` as `#rrggbb`. */
export interface TextStyle {
  readonly size: number
  readonly weight?: FontWeight
  readonly color?: string
}

/** Text ready to be drawn; lengths in points. */
export interface TextBlock {
  readonly lines: readonly LaidOutLine[]
  readonly style: TextStyle
  readonly width: number
  readonly height: number
}

/** `start` is the distance from the edge of the page at which the language starts to read. Points. */
export interface Box {
  readonly start: number
  readonly top: number
  readonly width: number
}

/** `{ widest }`: numbers that end below each other, the widest of them touching the end of the box. */
export type Alignment = 'start' | 'end' | { readonly widest: number }

/** Draws on a page that is mirrored for a language that reads from the right. */
export interface Pen {
  block(text: string, style: TextStyle, width?: number): TextBlock
  /** Returns the block's height. */
  put(block: TextBlock, box: Box, align?: Alignment): number
  panel(box: Box & { readonly height: number }, color: string, radius?: number): void
  rule(box: Box, color: string, thickness?: number): void
  polygon(points: readonly (readonly [start: number, top: number])[], color: string, thickness: number): void
}

/** A raised or lowered digit beside the plain one, in parts of its size; rises are positive. */
const positions = {
  plain: { scale: 1, rise: 0 },
  raised: { scale: 0.62, rise: 0.33 },
  lowered: { scale: 0.62, rise: -0.14 },
} as const

/** Half the height of a capital, in parts of the size: centres a line of capitals and digits in its line. */
const halfCapital = 0.357

const ink = '#17212b'

/**
 * The document has a shaping font registered under the name of each font file that its texts need. `leading` is the
 * height of a line in parts of the size.
 */
export function createPen(document: PdfDocument, { direction, leading }: { direction: TextDirection; leading: number }): Pen {
  const widths = new Map<string, number>()

  function select(run: VisualRun, style: TextStyle): void {
    document.font(fontFile(run.face, style.weight ?? 400)).fontSize(style.size * positions[run.position].scale)
  }

  function measure(run: VisualRun, style: TextStyle): number {
    const key = `${run.face} ${run.position} ${run.direction} ${style.weight} ${style.size} ${run.text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    select(run, style)
    // With `features` pdfkit also gives the whole run to the shaper instead of cutting it at spaces.
    const width = document.widthOfString(run.text, { features: [...featuresOf[run.direction]] })
    widths.set(key, width)
    return width
  }

  function leftOf({ start, width }: Pick<Box, 'start' | 'width'>): number {
    return direction === 'rtl' ? document.page.width - start - width : start
  }

  function lineLeft(line: LaidOutLine, box: Box, align: Alignment): number {
    const left = leftOf(box)
    const right = left + box.width - line.width
    if (align === 'start') return direction === 'rtl' ? right : left
    if (align === 'end') return direction === 'rtl' ? left : right
    return direction === 'rtl' ? left + align.widest - line.width : right
  }

  function drawLine(line: LaidOutLine, left: number, baseline: number, style: TextStyle): void {
    document.fillColor(style.color ?? ink)
    let x = left
    for (const run of line.runs) {
      select(run, style)
      const { scale, rise } = positions[run.position]
      writeRun(document, run, x, baseline - style.size * rise, style.size * scale)
      x += run.width
    }
  }

  return {
    block(text, style, width) {
      const lines = layOutText(text, {
        direction,
        measure: (run) => measure(run, style),
        ...(width === undefined ? {} : { width }),
      })
      return {
        lines,
        style,
        width: Math.max(0, ...lines.map((line) => line.width)),
        height: lines.length * style.size * leading,
      }
    },
    put(block, box, align = 'start') {
      const lineHeight = block.style.size * leading
      for (const [index, line] of block.lines.entries()) {
        const baseline = box.top + (index + 0.5) * lineHeight + block.style.size * halfCapital
        drawLine(line, lineLeft(line, box, align), baseline, block.style)
      }
      return block.height
    },
    panel(box, color, radius = 0) {
      document.roundedRect(leftOf(box), box.top, box.width, box.height, radius).fill(color)
    },
    rule(box, color, thickness = 0.5) {
      document.rect(leftOf(box), box.top, box.width, thickness).fill(color)
    },
    polygon(points, color, thickness) {
      const mirrored = points.map(([start, top]): [number, number] => [leftOf({ start, width: 0 }), top])
      document
        .lineWidth(thickness)
        .polygon(...mirrored)
        .stroke(color)
    },
  }
}
