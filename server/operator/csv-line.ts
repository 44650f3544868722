/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it, and is shown. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellText).join(',')}\r\n`

function cellText(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
