import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTotal, type PriceTier, tierFor, tiersProblem } from './price-tiers.ts'
import { compareQuantities, type Quantity, type Unit } from './quantity.ts'

const kg = (value: number): Quantity => ({ value, unit: 'kg' })
const tier = (value: number, amount: number, unit: Unit = 'kg', currency = 'USD'): PriceTier => ({
  minimumQuantity: { value, unit },
  price: { amount, currency },
})

const drum = tier(160, 130)
const pallet = tier(640, 118)
const truck = tier(20, 105, 't')
const tiers = [drum, pallet, truck]

describe('tierFor', () => {
  it.each<[Quantity, PriceTier | undefined]>([
    [kg(159.999999), undefined],
    [kg(160), drum],
    [kg(639.999999), drum],
    [kg(640), pallet],
    [{ value: 0.64, unit: 't' }, pallet],
    [{ value: 639_999, unit: 'g' }, drum],
    [{ value: 19.999999, unit: 't' }, pallet],
    [kg(20_000), truck],
    [kg(1_000_000), truck],
  ])('gives the whole of %o the price of its tier', (quantity, expected) => expect(tierFor(tiers, quantity)).toBe(expected))

  it('finds none for a volume of goods sold by mass, nor in an empty list', () => {
    expect(tierFor(tiers, { value: 200, unit: 'L' })).toBeUndefined()
    expect(tierFor([], kg(1))).toBeUndefined()
  })

  it('never gives a higher unit price for a larger quantity', () =>
    fc.assert(
      fc.property(fc.integer({ min: 160, max: 50_000 }), fc.integer({ min: 0, max: 50_000 }), (some, more) => {
        const lower = tierFor(tiers, kg(some))?.price.amount ?? Number.NaN
        expect(tierFor(tiers, kg(some + more))?.price.amount).toBeLessThanOrEqual(lower)
      }),
    ))
})

describe('tiersProblem', () => {
  it('finds nothing wrong in rising quantities with falling prices from the minimum order on', () => {
    expect(tiersProblem(tiers, kg(160))).toBeUndefined()
    expect(tiersProblem(tiers, { value: 0.16, unit: 't' })).toBeUndefined()
    expect(tiersProblem([], kg(160))).toBeUndefined()
  })

  it.each<[string, readonly PriceTier[], Quantity, ReturnType<typeof tiersProblem>]>([
    ['a first tier above the minimum order', tiers, kg(100), { problem: 'firstIsNotMinimumOrder', index: 0 }],
    ['a first tier below the minimum order', tiers, kg(200), { problem: 'firstIsNotMinimumOrder', index: 0 }],
    ['a minimum order in litres', tiers, { value: 160, unit: 'L' }, { problem: 'dimensionDiffers', index: 0 }],
    ['a tier in litres', [drum, tier(640, 118, 'L')], kg(160), { problem: 'dimensionDiffers', index: 1 }],
    ['a second currency', [drum, tier(640, 118, 'kg', 'EUR')], kg(160), { problem: 'currencyDiffers', index: 1 }],
    ['the same quantity twice', [drum, tier(0.16, 118, 't')], kg(160), { problem: 'quantityNotRising', index: 1 }],
    ['a falling quantity', [drum, pallet, tier(500, 99)], kg(160), { problem: 'quantityNotRising', index: 2 }],
    ['the same price twice', [drum, tier(640, 130)], kg(160), { problem: 'priceNotFalling', index: 1 }],
    ['a rising price', [drum, pallet, tier(900, 119)], kg(160), { problem: 'priceNotFalling', index: 2 }],
  ])('names %s', (_, list, minimumOrder, expected) => expect(tiersProblem(list, minimumOrder)).toStrictEqual(expected))

  it('passes exactly the lists that rise in quantity and fall in price', () => {
    const point = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 3 }), (points) => {
        const list = points.map(([value, amount]) => tier(value, amount))
        const sound = points.every(([value, amount], index) => {
          const [valueBefore, amountBefore] = points[index - 1] ?? [0, 10]
          return value > valueBefore && amount < amountBefore
        })
        expect(tiersProblem(list, kg(points[0]?.[0] ?? 0)) === undefined).toBe(sound)
      }),
    )
  })
})

describe('lineTotal', () => {
  it('multiplies the price of the tier by the quantity in the unit of the first tier', () =>
    expect(lineTotal(tiers, { value: 1, unit: 't' })).toStrictEqual({
      unitPrice: { amount: 118, currency: 'USD' },
      total: { amount: 118_000, currency: 'USD' },
    }))

  it('keeps the price per unit of the first tier where a later tier starts in another unit', () =>
    expect(lineTotal(tiers, { value: 20, unit: 't' })).toStrictEqual({
      unitPrice: { amount: 105, currency: 'USD' },
      total: { amount: 2_100_000, currency: 'USD' },
    }))

  it('rounds the total once, half up', () =>
    expect(lineTotal([tier(0.5, 333, 'kg', 'KWD')], kg(1.5))).toStrictEqual({
      unitPrice: { amount: 333, currency: 'KWD' },
      total: { amount: 500, currency: 'KWD' },
    }))

  it('is undefined below the first tier, for another dimension and without tiers', () => {
    expect(lineTotal(tiers, kg(1))).toBeUndefined()
    expect(lineTotal(tiers, { value: 1, unit: 'm3' })).toBeUndefined()
    expect(lineTotal([], kg(1))).toBeUndefined()
  })

  it('charges the same for the same amount in another unit', () =>
    fc.assert(
      fc.property(fc.integer({ min: 160, max: 100_000 }), (value) => {
        const inTonnes: Quantity = { value: value / 1000, unit: 't' }
        expect(compareQuantities(inTonnes, kg(value))).toBe(0)
        expect(lineTotal(tiers, inTonnes)).toStrictEqual(lineTotal(tiers, kg(value)))
      }),
    ))
})
