import { expect, it } from 'vitest'
import { orderNumber } from './reference-number.ts'

it('names the year and the end of the id, whatever the time in it', () => {
  const number = orderNumber('01a1fd17-f97f-785e-a9ff-99f659348711', '2026-11-21T08:00:00.000Z')
  expect(number).toMatch(/^KO-26-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(orderNumber('ffffffff-ffff-7fff-b9ff-99f659348711', '2026-01-01T00:00:00.000Z')).toBe(number)
})

it('is another one for every id', () => {
  const one = orderNumber('00000000-0000-7000-8000-000000000001', '2026-11-21T08:00:00.000Z')
  const other = orderNumber('00000000-0000-7000-8000-000000000002', '2026-11-21T08:00:00.000Z')
  expect([one, other]).toEqual(['KO-26-00000-00001', 'KO-26-00000-00002'])
})
