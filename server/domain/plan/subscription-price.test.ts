import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unusedValue } from './subscription-price.ts'

describe('the unused rest of a plan', () => {
  const paid = { price: 4900, startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' }

  it.each([
    ['2026-10-31T23:00:00.000Z', 4900],
    ['2026-11-01T00:00:00.000Z', 4900],
    ['2026-11-16T00:00:00.000Z', 2450],
    ['2026-11-30T23:59:59.999Z', 0],
    ['2026-12-01T00:00:00.000Z', 0],
    ['2027-01-01T00:00:00.000Z', 0],
  ])('at %s is worth %i', (now, worth) => expect(unusedValue(paid, now)).toBe(worth))

  it('is rounded half up to the minor unit', () => {
    const half = { price: 5, startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-01T00:00:00.010Z' }
    expect(unusedValue(half, '2026-11-01T00:00:00.005Z')).toBe(3)
  })

  it('never rises as time goes by, and never exceeds the price', () => {
    const moment = fc.integer({ min: Date.parse(paid.startsAt) - 1e9, max: Date.parse(paid.endsAt) + 1e9 })
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 0, max: 1e12 }), (one, other, price) => {
        const at = (time: number) => unusedValue({ ...paid, price }, new Date(time).toISOString())
        const [early, late] = [at(Math.min(one, other)), at(Math.max(one, other))]
        expect(early).toBeGreaterThanOrEqual(late)
        expect(early).toBeLessThanOrEqual(price)
        expect(late).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
