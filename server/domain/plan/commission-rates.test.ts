import { describe, expect, it } from 'vitest'
import { type CommissionRateRow, rateOnDay } from './commission-rates.ts'

let number = 0
const row = (percent: number, columns: Partial<CommissionRateRow> = {}): CommissionRateRow => ({
  _id: String((number += 1)),
  number,
  percent,
  categoryId: null,
  planId: null,
  validFrom: '2026-11-01',
  endsOn: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  createdBy: 'salma@staff.example',
  reason: 'As the board decided',
  endedBy: null,
  endReason: null,
  ...columns,
})
const solvents = { categoryId: 'solvents' }
const trader = { planId: 'trader' }
const both = { ...solvents, ...trader }
const other = { categoryId: 'acids', planId: 'free' }
const percentOf = (
  rows: CommissionRateRow[],
  subject: { categoryId: string | null; planId: string | null },
  day = '2026-11-20',
) => rateOnDay(rows, subject, day)?.percent

describe('the rate of commission that counts', () => {
  const rows = [row(1, both), row(2, solvents), row(3, trader), row(4)]
  it.each([
    ['of category and plan', both, 1],
    ['of the category before that of the plan', { ...solvents, planId: 'free' }, 2],
    ['of the plan before the general one', { categoryId: 'acids', ...trader }, 3],
    ['the general one', other, 4],
    ['the general one of goods without a category and a seller without a plan', { categoryId: null, planId: null }, 4],
  ])('is the most specific: %s', (_name, subject, percent) => {
    expect(percentOf(rows, subject)).toBe(percent)
    expect(percentOf(rows.toReversed(), subject)).toBe(percent)
  })

  it('is of the most specific even where a general one began later', () =>
    expect(percentOf([row(2, solvents), row(4, { validFrom: '2026-11-19' })], both)).toBe(2))

  it('is of equally specific ones the one that began last, and of the same day the one that was added last', () => {
    const later = row(6, { validFrom: '2026-11-10' })
    expect(percentOf([later, row(4)], other)).toBe(6)
    expect(percentOf([row(7, { validFrom: '2026-11-10' }), later, row(4)], other)).toBe(7)
  })

  it('holds from its first day on, and on the day that it ends no longer', () => {
    const ended = row(8, { validFrom: '2026-11-10', endsOn: '2026-11-20' })
    expect(['2026-11-09', '2026-11-10', '2026-11-19', '2026-11-20'].map((day) => percentOf([row(4), ended], other, day))).toEqual(
      [4, 8, 8, 4],
    )
  })

  it('is none before any begins, and of one that was ended on its first day', () => {
    expect(percentOf([row(4)], other, '2026-10-31')).toBeUndefined()
    expect(percentOf([row(4, { endsOn: '2026-11-01' })], other, '2026-11-01')).toBeUndefined()
  })
})
