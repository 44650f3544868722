import { expect, it } from 'vitest'
import { csvLine, tabbedLine } from './csv-line.ts'

it('quotes what would end a cell or a line, and leaves the rest', () =>
  expect(csvLine(['Acetone', 'Drum, 160 kg', 'so-called "pure"', 'two\nlines', 12.5, null])).toBe(
    'Acetone,"Drum, 160 kg","so-called ""pure""","two\nlines",12.5,\r\n',
  ))

it('never lets a spreadsheet run a text, but keeps numbers below zero', () =>
  expect(csvLine(['=HYPERLINK("x")', '+880', '-1', '@SUM', '2-Propanol', -1])).toBe(
    `"'=HYPERLINK(""x"")",'+880,'-1,'@SUM,2-Propanol,-1\r\n`,
  ))

it.each(Array.from('=+-@＝＋－＠﹦﹢﹣﹫−'))(
  'never lets a spreadsheet run what begins with %s, also after what cannot be seen',
  (sign) => {
    for (const before of ['', ' ', '\u3000', '\u00a0\u200b', '\ufeff', '\u202e', '\u0001']) {
      const text = `${before}${sign}1`
      expect(csvLine([text, -12.5, '2-Propanol'])).toBe(`'${text},-12.5,2-Propanol\r\n`)
    }
  },
)

it('writes amounts with all of their decimals, also below zero', () =>
  expect(
    csvLine([
      { amount: 100_000, currency: 'SAR' },
      { amount: -5, currency: 'SAR' },
      { amount: -7, currency: 'JPY' },
    ]),
  ).toBe('1000.00,-0.05,-7\r\n'))

it('never lets a cell begin with a tab or a line end', () =>
  expect(csvLine(['\t1', '\r1', '\n1'])).toBe(`'\t1,"'\r1","'\n1"\r\n`))

it.each([
  'x;=cmd()',
  'x;  @SUM(A1)',
  'x\t=1+1',
  'x; \u200b-1',
  'x;-2+3',
  "x; -1|' /C calc'!A0",
  'x; -1 cmd(A1)',
  'x; -1)+cmd(A1)',
])('never lets a spreadsheet run what stands after a semicolon or a tab, which part cells elsewhere: %j', (text) =>
  expect(csvLine([text])).toBe(`${text.replace(/[;\t]/, "$&'")}\r\n`),
)

it('marks a formula behind a quote, which is none where a semicolon parts the cells', () =>
  expect(csvLine(['Pro;"=1+1;x'])).toBe(`"Pro;'""=1+1;x"\r\n`))

it.each(['a; b; 1-2', '5 L; -20 °C', '1 L; -5 %; +4 °C', 'x;+12.5 kg', 'Kept cold (5 L; -20 °C)'])(
  'leaves a semicolon alone after which no formula begins: %j',
  (text) => expect(csvLine([text])).toBe(`${text}\r\n`),
)

it('keeps a tabbed line one line with the same cells', () =>
  expect(tabbedLine([3, 'two\r\nlines', 'a\ttab', null, '=SUM(A1)'])).toBe("3\ttwo lines\ta tab\t\t'=SUM(A1)\n"))
