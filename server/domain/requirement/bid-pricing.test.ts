import { describe, expect, it } from 'vitest'
import { bidRow } from '#tests/support/tender-rows.ts'
import { appliedTax, exportTax, saudiTax } from '#tests/support/tax-fixtures.ts'
import { compareBids, priceBid } from './bid-pricing.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const limit = (most: string) => ({ key: 'server:field.tooLarge', values: { limit: most } })
const offer = {
  quantity: { value: 2500, unit: 'kg' as const },
  priceUnit: 't' as const,
  unitPrice: usd(85_350),
  shipping: usd(12_000),
}

describe('the price of a bid', () => {
  it('is the quantity in the price’s unit, and the carriage, without tax over a border', () =>
    expect(priceBid(offer, appliedTax())).toEqual({
      unitPrice: usd(85_350),
      subtotal: usd(213_375),
      shipping: usd(12_000),
      ...exportTax,
      tax: usd(0),
      total: usd(225_375),
    }))

  it('has the tax of the country where both are', () => {
    const { taxRate, tax, total } = priceBid(offer, appliedTax(saudiTax))
    expect({ taxRate, tax, total }).toEqual({ taxRate: 15, tax: usd(33_806), total: usd(259_181) })
  })

  it.each([
    ['a unit that does not measure the quantity', { priceUnit: 'L' as const }, 'priceUnit', { key: 'server:field.priceUnit' }],
    ['a price beyond all trade', { unitPrice: usd(9_007_199_254_740_991) }, 'unitPrice', limit('USD 40000000000.00')],
    ['carriage beyond all trade', { shipping: usd(9_007_199_254_740_991) }, 'shipping', limit('USD 100000000000.00')],
  ])('is refused for %s', (_name, wrong, field, problem) =>
    expect(() => priceBid({ ...offer, ...wrong }, appliedTax())).toThrow(
      expect.objectContaining({ code: 422, detail: { fields: { [field]: problem } } }),
    ),
  )
})

describe('the most that a bid may be about', () => {
  // Three kilograms at a price a kilogram: a third of the most does not come out even.
  const bought = { ...offer, quantity: { value: 3, unit: 'kg' as const }, priceUnit: 'kg' as const }
  const problemOf = (more: Partial<typeof bought>) => {
    try {
      return priceBid({ ...bought, ...more }, appliedTax()).subtotal
    } catch (error) {
      return error
    }
  }

  it('is taken, and a cent more is not, for the goods and for the carriage', () => {
    const whole = { value: 1, unit: 'kg' as const }
    expect(problemOf({ quantity: whole, unitPrice: usd(1e13) })).toEqual(usd(1e13))
    expect(problemOf({ quantity: whole, unitPrice: usd(1e13 + 1) })).toMatchObject({ code: 422 })
    expect(problemOf({ shipping: usd(1e13) })).toEqual(usd(256_050))
    expect(problemOf({ shipping: usd(1e13 + 1) })).toMatchObject({ code: 422 })
  })

  it('is told as a price that would be taken', () => {
    const fields = { unitPrice: limit('USD 33333333333.33') }
    expect(problemOf({ unitPrice: usd(4e12) })).toMatchObject({ detail: { fields } })
    expect(problemOf({ unitPrice: usd(3_333_333_333_333) })).toEqual(usd(9_999_999_999_999))
  })
})

describe('the comparison of bids', () => {
  const bid = (_id: string, columns: Parameters<typeof bidRow>[0]) => bidRow({ _id, ...columns })

  it('brings each to the unit asked for and ranks by what it costs landed', () => {
    const compared = compareBids({ value: 2, unit: 't' }, [
      bid('whole', { quantity: { value: 2000, unit: 'kg' }, subtotal: 160_000, shipping: 20_000, total: 180_000 }),
      bid('part', { quantity: { value: 1, unit: 't' }, subtotal: 75_000, shipping: 25_000, total: 100_000 }),
      bid('equal', { quantity: { value: 1, unit: 't' }, subtotal: 90_000, shipping: 0, total: 90_000 }),
    ])
    expect(Object.fromEntries(compared)).toEqual({
      whole: { unitPrice: usd(80_000), landedUnitPrice: usd(90_000), coverage: 100, rank: 1, aboveLowest: 0 },
      part: { unitPrice: usd(75_000), landedUnitPrice: usd(100_000), coverage: 50, rank: 3, aboveLowest: 11.1 },
      equal: { unitPrice: usd(90_000), landedUnitPrice: usd(90_000), coverage: 50, rank: 1, aboveLowest: 0 },
    })
  })

  it('tells apart prices that read alike', () => {
    const compared = compareBids({ value: 1000, unit: 'kg' }, [
      bid('a', { quantity: { value: 1000, unit: 'kg' }, subtotal: 85_010, total: 85_010 }),
      bid('b', { quantity: { value: 1000, unit: 'kg' }, subtotal: 85_000, total: 85_000 }),
    ])
    expect([...compared].map(([id, { landedUnitPrice, rank }]) => [id, landedUnitPrice.amount, rank])).toEqual([
      ['a', 85, 2],
      ['b', 85, 1],
    ])
  })

  it('leaves out of the ranking what cannot be accepted any more', () => {
    const compared = compareBids({ value: 1, unit: 't' }, [
      bid('rejected', { quantity: { value: 1, unit: 't' }, subtotal: 10, total: 10, status: 'rejected' }),
      bid('standing', { quantity: { value: 1, unit: 't' }, subtotal: 90_000, total: 90_000 }),
    ])
    expect(Object.fromEntries(compared)).toEqual({
      rejected: { unitPrice: usd(10), landedUnitPrice: usd(10), coverage: 100 },
      standing: { unitPrice: usd(90_000), landedUnitPrice: usd(90_000), coverage: 100, rank: 1, aboveLowest: 0 },
    })
  })

  it('ranks one that was accepted, and says of none how far it is above a free one', () => {
    const compared = compareBids({ value: 1, unit: 't' }, [
      bid('free', { quantity: { value: 1, unit: 't' }, subtotal: 0, total: 0, status: 'accepted' }),
      bid('priced', { quantity: { value: 1, unit: 't' }, subtotal: 90_000, total: 90_000 }),
    ])
    expect(Object.fromEntries(compared)).toEqual({
      free: { unitPrice: usd(0), landedUnitPrice: usd(0), coverage: 100, rank: 1, aboveLowest: 0 },
      priced: { unitPrice: usd(90_000), landedUnitPrice: usd(90_000), coverage: 100, rank: 2, aboveLowest: 0 },
    })
  })

  it('takes no bid that cannot be brought to what was asked for', () => {
    const litres = bid('litres', { quantity: { value: 1, unit: 'L' } })
    expect(() => compareBids({ value: 1, unit: 't' }, [litres])).toThrow('Bid litres is in another dimension')
  })
})
