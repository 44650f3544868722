import { toAsciiDigits } from './digits.ts'

/** Groups of three, or as in South Asia of two and a last one of three; a number does not begin with a zero. */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/
const plain = /^(?:\d*\.?\d+|\d+\.)$/

/**
 * Returns a decimal number as people type it, in any of the languages' digits, in plain digits with a point; undefined when it is none.
 * A comma groups thousands where it can (`1,500`, `1,00,000.5`) and is the decimal separator elsewhere (`3,6`, `1.500,25`): dropping it
 * would make ten times the number that was meant.
 */
export function plainDecimal(typed: string): string | undefined {
  const text = toAsciiDigits(typed).replaceAll(/\s/g, '')
  const [whole = '', ...fractions] = text.split('.')
  const read =
    text.lastIndexOf(',') > text.lastIndexOf('.')
      ? grouped.test(text)
        ? text.replaceAll(',', '')
        : withPoint(text)
      : grouped.test(whole)
        ? [whole.replaceAll(',', ''), ...fractions].join('.')
        : text
  return read !== undefined && plain.test(read) ? read : undefined
}

/** `1.500,25` as `1500.25`; the points group thousands, and there is one comma. */
function withPoint(text: string): string | undefined {
  const [whole = '', fraction = '', ...more] = text.split(',')
  if (more.length > 0 || !(/^\d*$/.test(whole) || grouped.test(whole.replaceAll('.', ',')))) return undefined
  return `${whole.replaceAll('.', '')}.${fraction}`
}
