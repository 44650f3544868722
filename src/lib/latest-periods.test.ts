import { describe, expect, it } from 'vitest'
import { latestPeriods } from './latest-periods.ts'

describe('the latest periods', () => {
  it('are twelve months, over the turn of the year', () => {
    const months = latestPeriods('month', new Date('2026-03-31T23:59:59Z'))
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04-01', '2026-03-01'])
  })

  it.each([
    ['2026-11-16T00:00:00Z', '2026-11-16'],
    ['2026-11-21T08:00:00Z', '2026-11-16'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
  ])('are thirteen weeks from Monday: that of %s began on %s', (now, monday) => {
    const weeks = latestPeriods('week', new Date(now))
    expect([weeks.length, weeks.at(-2), weeks.at(-1)]).toEqual([13, '2026-11-09', monday])
  })

  it('are thirty days, today among them', () => {
    const days = latestPeriods('day', new Date('2026-03-01T00:00:00Z'))
    expect([days.length, days[0], days.at(-2), days.at(-1)]).toEqual([30, '2026-01-31', '2026-02-28', '2026-03-01'])
  })
})
