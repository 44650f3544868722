import { type Money, toDecimalText } from './money.ts'

/** An amount is written with all of its decimals, without its currency. */
type Cell = string | number | Money | null

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
  if (typeof cell === 'object') return toDecimalText(cell)
  const marked = formula.test(cell) ? `'${cell}` : cell
  return marked.replaceAll(laterFormula, (separator: string, _: string, at: number) =>
    signedNumber.test(marked.slice(at + 1)) ? separator : `${separator}'`,
  )
}

/** After a semicolon or a tab, at which spreadsheets of many countries part the cells, whatever quotes stand around or before. */
const laterFormula =
  /([;\t])(?=[\s"\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]{0,20}[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu

/** A number with a sign, such as the last part of `5 L; -20 °C`, is no formula. */
const signedNumber = /^ ?[+-]\d{1,12}(?:[.,]\d{1,12})? ?[°%]?\p{L}{0,3}\)?(?:;|$)/u

/**
 * Signs that begin a formula, full-width and small ones too, whatever blanks and unseen characters stand before them; a tab or a line end,
 * after which a spreadsheet may begin anew.
 */
const formula =
  /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u
