import { expect, it } from 'vitest'
import { sameValue } from './same-value.ts'

const file = new File(['%PDF'], 'sheet.pdf')

it.each([
  [
    { decision: 'provide', file, note: 'Lot 7' },
    { note: 'Lot 7', decision: 'provide', file },
  ],
  [
    [1, [2]],
    [1, [2]],
  ],
  [Number.NaN, Number.NaN],
])('is the same: %o and %o', (one, other) => expect(sameValue(one, other)).toBe(true))

it.each([
  [{ file }, { file: new File(['%PDF'], 'sheet.pdf') }],
  [{ note: undefined }, { reason: undefined }],
  [{ note: 'a' }, { note: 'a', file }],
  [
    [1, 2],
    [2, 1],
  ],
  [{}, null],
  ['1', 1],
])('is not the same: %o and %o', (one, other) => expect(sameValue(one, other)).toBe(false))
