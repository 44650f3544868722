/** A row of a table, and the line of the text on which it begins. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * Returns the rows of a small table (RFC 4180), blank ones left out, cells trimmed. The first line decides whether tabs, semicolons or commas
 * separate. A quotation mark that is never closed takes the rest of the text.
 */
export function csvRows(text: string): CsvRow[] {
  const table = text.replace(/^\uFEFF/, '')
  const first = /^[^\r\n]*/.exec(table)?.[0] ?? ''
  const separator = ['\t', ';'].find((mark) => first.includes(mark)) ?? ','
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let [cell, line, quoted] = ['', 1, false]
  const endRow = () => {
    row.cells.push(cell.trim())
    if (row.cells.some((each) => each !== '')) rows.push(row)
    row = { line: line + 1, cells: [] }
    cell = ''
  }
  for (let index = 0; index < table.length; index += 1) {
    const mark = table.charAt(index)
    if (mark === '"' && quoted && table.charAt(index + 1) === '"') {
      cell += mark
      index += 1
    } else if (mark === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (mark === separator && !quoted) {
      row.cells.push(cell.trim())
      cell = ''
    } else if (mark === '\n' && !quoted) endRow()
    else cell += mark
    if (mark === '\n') line += 1
  }
  endRow()
  return rows
}
