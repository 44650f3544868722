import { expect, it } from 'vitest'
import { csvRows } from './csv-rows.ts'

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells)

it.each([
  ['commas', 'a,b\n1,2;3'],
  ['semicolons', 'a;b\n1;2;3'],
  ['tabs', 'a\tb\n1\t2;3'],
])('is separated by the %s of its first line', (name, text) =>
  expect(cellsOf(text)).toEqual([['a', 'b'], name === 'semicolons' ? ['1', '2', '3'] : ['1', '2;3']]),
)

it('keeps separators, quotation marks and line ends inside quotation marks', () =>
  expect(cellsOf('a,b\r\n"1, ""one""\r\nor so", 2 \r\n')).toEqual([
    ['a', 'b'],
    ['1, "one"\r\nor so', '2'],
  ]))

it('numbers rows by their lines, and leaves out blank ones and the mark of the encoding', () =>
  expect(csvRows('\uFEFFa,b\n\n"x\ny",1\n,\n2,3')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['x\ny', '1'] },
    { line: 6, cells: ['2', '3'] },
  ]))

it('is no row of nothing', () => expect(csvRows('')).toEqual([]))

it.each([
  ['never closed', 'a,b\n1,2\n3,"4\n5,6'],
  ['in the middle of a cell', 'a,b\n1,2\n3,4 "5" 6\n'],
])('is refused with a quotation mark that is %s, and its line', (_, text) =>
  expect(() => csvRows(text)).toThrow(expect.objectContaining({ code: 422 })),
)
