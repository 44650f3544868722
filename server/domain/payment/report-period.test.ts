import { expect, it } from 'vitest'
import { reportPeriod, startOfTwelveMonths, yearBefore } from './report-period.ts'

const now = '2026-11-26T02:34:39.500Z'

it.each([
  ['the twelve months to now', {}, '2025-12-01T00:00:00.000Z', '2026-11-26T02:34:39.501Z'],
  [
    'twelve whole months before the first of a month',
    { to: '2026-12-01T00:00:00.000Z' },
    '2025-12-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ],
  [
    'a month that has begun as the last of twelve',
    { to: '2026-12-01T00:00:00.001Z' },
    '2026-01-01T00:00:00.000Z',
    '2026-12-01T00:00:00.001Z',
  ],
  ['the whole year before a January', { to: '2027-01-01T00:00:00.000Z' }, '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  [
    'months in UTC, of a moment in another zone',
    { to: '2026-12-01T03:00:00+03:00' },
    '2025-12-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ],
  [
    'the dates that are asked for',
    { from: '2026-02-28T22:00:00-02:00', to: '2026-03-01T12:00:00.000Z' },
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
  ],
])('of months is of %s', (_name, asked, from, to) => {
  expect(reportPeriod(asked, now, startOfTwelveMonths)).toEqual({ from, to })
})

it('by days is of the year to the moment', () =>
  expect(reportPeriod({}, now, yearBefore)).toEqual({ from: '2025-11-26T02:34:39.501Z', to: '2026-11-26T02:34:39.501Z' }))

it.each([
  ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59-12:00', '9999-12-31T23:59:59.999Z'],
])('that ends at %s stays within the years that the store reads', (to, end) => {
  const period = reportPeriod({ to }, now, yearBefore)
  expect(period.to).toBe(end)
  expect(period.from).toMatch(/^\d{4}-/)
})
