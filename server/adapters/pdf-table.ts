import type { Alignment, Pen, TextBlock, TextStyle } from './pdf-pen.ts'

/** A cell is paragraphs one below the other: the first is the cell itself, the others are details in small print. */
export type Cell = readonly [main: string, ...details: string[]]

export interface TableColumn<Row> {
  readonly head: string
  readonly cell: (row: Row, index: number) => Cell
  /** `number`: digits below each other at the end of the column, never broken. */
  readonly align: 'start' | 'number'
  /** Points: `atMost` a content may take before it is broken; `fill` takes what the others leave. */
  readonly width: 'fill' | { readonly atMost: number }
}

export interface TableColours {
  readonly head: string
  readonly headText: string
  readonly detail: string
  readonly rule: string
}

/** Points from the start edge and the width of the whole table. */
export interface TableFrame {
  readonly start: number
  readonly width: number
  /** Width that the filling column is not to fall below; the type is made smaller first. */
  readonly leastFill: number
}

interface PlacedColumn<Row> {
  readonly column: TableColumn<Row>
  readonly start: number
  readonly width: number
  readonly widest: number
}

export interface Table {
  readonly headHeight: number
  readonly rowHeights: readonly number[]
  drawHead(top: number): void
  drawRow(index: number, top: number): void
}

const sizes = [8.5, 7.75, 7, 6.25, 5.5]
const gap = 5
const padding = 5

/** Measures all rows, so that the caller can decide where pages break. */
export function createTable<Row>(
  pen: Pen,
  frame: TableFrame,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  colours: TableColours,
): Table {
  const { size, placed } = fitColumns(pen, frame, columns, rows)
  const main: TextStyle = { size }
  const detail: TextStyle = { size: size * 0.86, color: colours.detail }
  const heads = placed.map(({ column, width }) =>
    pen.block(column.head, { size: size * 0.9, weight: 700, color: colours.headText }, width),
  )
  const cells = rows.map((row, index) =>
    placed.map(({ column, width }) =>
      column
        .cell(row, index)
        .map((text, part) => pen.block(text, part === 0 ? main : detail, column.align === 'number' ? undefined : width)),
    ),
  )
  const headHeight = Math.max(...heads.map((head) => head.height)) + 2 * padding
  const rowHeights = cells.map((row) => Math.max(...row.map((blocks) => heightOf(blocks))) + 2 * padding)
  return {
    headHeight,
    rowHeights,
    drawHead(top) {
      pen.panel({ ...frame, top, height: headHeight }, colours.head, 2)
      for (const [index, head] of heads.entries()) {
        const place = placed[index]
        if (place === undefined) continue
        const lowered = top + headHeight - padding - head.height
        pen.put(head, { start: place.start, top: lowered, width: place.width }, place.column.align === 'number' ? 'end' : 'start')
      }
    },
    drawRow(index, top) {
      const height = rowHeights[index] ?? 0
      for (const [place, blocks] of (cells[index] ?? []).map((cell, at) => [placed[at], cell] as const)) {
        if (place === undefined) continue
        const align: Alignment = place.column.align === 'number' ? { widest: place.widest } : 'start'
        let partTop = top + padding
        for (const block of blocks) {
          partTop += pen.put(block, { start: place.start, top: partTop, width: place.width }, align)
        }
      }
      pen.rule({ ...frame, top: top + height }, colours.rule)
    },
  }
}

function heightOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0)
}

/** The largest type in which the filling column keeps its least width. */
function fitColumns<Row>(
  pen: Pen,
  frame: TableFrame,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): { size: number; placed: PlacedColumn<Row>[] } {
  for (const size of sizes) {
    const widest = columns.map((column) => widestCell(pen, size, column, rows))
    const fixed = columns.map((column, index) => {
      if (column.width === 'fill') return 0
      const content = Math.min(widest[index] ?? 0, column.width.atMost)
      return Math.max(column.align === 'number' ? (widest[index] ?? 0) : content, longestWord(pen, size, column.head))
    })
    const rest = frame.width - fixed.reduce((sum, width) => sum + width + 2 * gap, 0)
    if (rest >= frame.leastFill || size === sizes.at(-1)) {
      return { size, placed: placeColumns(frame, columns, fixed, widest, Math.max(rest, 1)) }
    }
  }
  throw new RangeError('a table needs a size of type')
}

function placeColumns<Row>(
  frame: TableFrame,
  columns: readonly TableColumn<Row>[],
  fixed: readonly number[],
  widest: readonly number[],
  rest: number,
): PlacedColumn<Row>[] {
  let start = frame.start
  return columns.map((column, index) => {
    const width = column.width === 'fill' ? rest : (fixed[index] ?? 0)
    const placed = { column, start: start + gap, width, widest: widest[index] ?? 0 }
    start += width + 2 * gap
    return placed
  })
}

function widestCell<Row>(pen: Pen, size: number, column: TableColumn<Row>, rows: readonly Row[]): number {
  if (column.width === 'fill') return 0
  const widths = rows.flatMap((row, index) =>
    column.cell(row, index).map((text, part) => pen.block(text, { size: part === 0 ? size : size * 0.86 }).width),
  )
  return Math.max(0, ...widths)
}

function longestWord(pen: Pen, size: number, head: string): number {
  return Math.max(...head.split(' ').map((part) => pen.block(part, { size: size * 0.9, weight: 700 }).width))
}
