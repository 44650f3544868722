import { describe, expect, it } from 'vitest'
import type { Alignment, Box, Pen, TextBlock } from './pdf-pen.ts'
import { createTable, type TableColumn } from './pdf-table.ts'

interface Put {
  readonly text: string
  readonly box: Box
  readonly align: Alignment
  readonly size: number
}

/** A pen that records what it is to draw. Every character is half its size wide, every line as high as its size. */
function notingPen(): { pen: Pen; puts: Put[] } {
  const puts: Put[] = []
  const pen: Pen = {
    block(text, style, width = Infinity): TextBlock {
      const whole = (text.length * style.size) / 2
      const count = Math.ceil(whole / width) || 1
      const run = { text, face: 'latin', position: 'plain', direction: 'ltr', width: whole } as const
      return {
        style,
        width: Math.min(whole, width),
        height: count * style.size,
        lines: Array.from({ length: count }, () => ({ runs: [run], width: Math.min(whole, width) })),
      }
    },
    put(block, box, align = 'start') {
      puts.push({ text: block.lines[0]?.runs[0]?.text ?? '', box, align, size: block.style.size })
      return block.height
    },
    panel: () => undefined,
    rule: () => undefined,
    polygon: () => undefined,
  }
  return { pen, puts }
}

interface Row {
  readonly name: string
  readonly price: string
}

const columns: TableColumn<Row>[] = [
  { head: 'Name', align: 'start', width: 'fill', cell: ({ name }) => [name, 'detail'] },
  { head: 'Price', align: 'number', width: { atMost: 20 }, cell: ({ price }) => [price] },
]
const colours = { head: '#000000', headText: '#ffffff', detail: '#000000', rule: '#000000' }

describe('a table', () => {
  it('gives a column of numbers the width of the widest, and the rest to the filling one', () => {
    const { pen, puts } = notingPen()
    const rows = [
      { name: 'Acetone', price: '1.00' },
      { name: 'Ethanol', price: '1,000.00' },
    ]
    createTable(pen, { start: 40, width: 300, leastFill: 100 }, columns, rows, colours).drawRow(0, 100)
    expect(puts).toEqual([
      { text: 'Acetone', box: { start: 45, top: 105, width: 246 }, align: 'start', size: 8.5 },
      { text: 'detail', box: { start: 45, top: 113.5, width: 246 }, align: 'start', size: 7.31 },
      { text: '1.00', box: { start: 301, top: 105, width: 34 }, align: { widest: 34 }, size: 8.5 },
    ])
  })

  it('makes the type smaller before the filling column gets too narrow', () => {
    const { pen, puts } = notingPen()
    const rows = [{ name: 'Acetone', price: '1,000,000,000.00' }]
    createTable(pen, { start: 0, width: 185, leastFill: 100 }, columns, rows, colours).drawRow(0, 0)
    expect(puts.map(({ text, size }) => [text, size])).toContainEqual(['1,000,000,000.00', 7.75])
  })

  it('makes a row as high as its highest cell', () => {
    const { pen } = notingPen()
    const rows = [
      { name: 'a', price: '1' },
      { name: 'a'.repeat(100), price: '1' },
    ]
    const table = createTable(pen, { start: 0, width: 300, leastFill: 100 }, columns, rows, colours)
    expect(table.rowHeights).toEqual([25.81, 34.31])
  })
})
