import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it('quotes what would end a cell or a line, and leaves the rest', () => {
  expect(csvLine(['Acetone', 'Drum, 160 kg', 'so-called "pure"', 'two\nlines', 12.5, null])).toBe(
    'Acetone,"Drum, 160 kg","so-called ""pure""","two\nlines",12.5,\r\n',
  )
})

it('never lets a spreadsheet run a text, but keeps numbers below zero', () => {
  expect(csvLine(['=HYPERLINK("x")', '+880', '-1', '@SUM', '2-Propanol', -1])).toBe(
    `"'=HYPERLINK(""x"")",'+880,'-1,'@SUM,2-Propanol,-1\r\n`,
  )
})
