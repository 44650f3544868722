type Cell = string | number | null

/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it, and is shown. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quotedText).join(',')}\r\n`

/** One line of tab-separated text, which knows no quoting: a cell's tabs and line ends become spaces. Formulas as in `csvLine`. */
export const tabbedLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => plainText(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`

function quotedText(cell: Cell): string {
  const text = plainText(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function plainText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
