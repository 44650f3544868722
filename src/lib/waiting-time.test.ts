import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

it.each([
  ['2026-11-21T12:00:30.000Z', 'minutes', 0, false],
  ['2026-11-21T11:59:01.000Z', 'minutes', 0, false],
  ['2026-11-21T11:01:00.000Z', 'minutes', 59, false],
  ['2026-11-21T11:00:00.000Z', 'hours', 1, false],
  ['2026-11-20T12:00:01.000Z', 'hours', 23, false],
  ['2026-11-20T12:00:00.000Z', 'days', 1, false],
  ['2026-11-20T11:59:59.000Z', 'days', 1, true],
  ['2026-11-18T11:00:00.000Z', 'days', 3, true],
] as const)('what waits since %s has waited for %s: %i, late: %s', (since, unit, count, isLate) =>
  expect(waitingTime(since, now)).toEqual({ unit, count, isLate }),
)
