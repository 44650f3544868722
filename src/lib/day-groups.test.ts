import { describe, expect, it } from 'vitest'
import { dayBefore, dayOf, groupByDay } from './day-groups.ts'

const at = (_id: string, createdAt: string) => ({ _id, createdAt })

describe('the groups of days', () => {
  it('are those of the reader’s time zone', () => {
    const evening = at('1', '2026-11-20T21:30:00.000Z')
    const days = (zone: string) => groupByDay([evening], zone).map(({ day }) => day)
    expect([days('Europe/London'), days('Asia/Riyadh'), days('Asia/Dhaka'), days('America/New_York')]).toEqual([
      ['2026-11-20'],
      ['2026-11-21'],
      ['2026-11-21'],
      ['2026-11-20'],
    ])
  })

  it('keep the order of what they hold', () => {
    const items = [at('3', '2026-11-21T09:00:00.000Z'), at('2', '2026-11-21T08:00:00.000Z'), at('1', '2026-11-20T10:00:00.000Z')]
    expect(groupByDay(items, 'UTC')).toEqual([
      { day: '2026-11-21', items: items.slice(0, 2) },
      { day: '2026-11-20', items: items.slice(2) },
    ])
  })

  it('hold once what two pages have brought', () => {
    const one = at('1', '2026-11-21T09:00:00.000Z')
    expect(groupByDay([one, at('1', one.createdAt)], 'UTC')).toEqual([{ day: '2026-11-21', items: [one] }])
  })
})

describe('yesterday', () => {
  it.each([
    ['2026-11-21', '2026-11-20'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2026-01-01', '2025-12-31'],
  ])('of %s is %s', (day, before) => expect(dayBefore(day)).toBe(before))

  it('is the day before also where the clock was put forward in the night', () => {
    const morning = new Date('2026-03-29T00:30:00+01:00')
    expect(dayBefore(dayOf(morning, 'Europe/Berlin'))).toBe('2026-03-28')
  })
})
