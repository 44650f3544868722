import { describe, expect, it } from 'vitest'
import { productRow } from '#tests/support/store-fixture.ts'
import { appliedTax, exportTax, saudiTax } from '#tests/support/tax-fixtures.ts'
import { priceOrder } from './pricing.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })
const tier = (value: number, amount: number) => ({ minimumQuantity: { value, unit: 'kg' as const }, price: money(amount) })
const product = productRow({
  currency: 'USD',
  unit: 'kg',
  minimumOrder: 160,
  stock: 10_000,
  priceTiers: [tier(160, 105), tier(800, 101), tier(3200, 96)],
  incoterms: ['EXW', 'FOB', 'CIF', 'DAP'],
})
const rates = {
  rates: [
    { country: 'SA', amount: money(2_500), perHundredKilograms: money(400) },
    { amount: money(12_000), perHundredKilograms: money(1_200) },
  ],
  dangerousGoods: [],
}
const order = (
  value: number,
  incoterm: 'EXW' | 'FOB' | 'CIF' | 'DAP' | 'DDP',
  destination = 'BD',
  unit: 'kg' | 't' | 'L' = 'kg',
) => priceOrder(product, appliedTax(destination === 'SA' ? saudiTax : exportTax), { quantity: { value, unit }, incoterm }, rates)

describe('the price of an order', () => {
  it('is the tier’s for the whole quantity, with nothing added to an export that the buyer carries', () =>
    expect(order(800, 'FOB')).toEqual({
      totals: {
        unitPrice: money(101),
        subtotal: money(80_800),
        ...exportTax,
        tax: money(0),
        shipping: money(0),
        freight: 'none',
        total: money(80_800),
      },
      stockQuantity: 800,
    }))

  it('does not jump at the edge of a tier', () =>
    expect([799.999, 800, 3200].map((value) => order(value, 'EXW').totals.unitPrice.amount)).toEqual([105, 101, 96]))

  it('is the same in another unit of mass', () => expect(order(0.8, 'EXW', 'BD', 't')).toEqual(order(800, 'EXW')))

  it('adds the freight abroad, and insurance where the term says so', () => {
    // 120 USD and 0.12 USD for each of 200 kg; 0.33 % of 210.00 USD.
    expect(order(200, 'DAP').totals.shipping).toEqual(money(14_400))
    expect(order(200, 'CIF').totals.shipping).toEqual(money(14_469))
  })

  it('is without the freight that no rate of the seller settles', () =>
    expect(
      priceOrder(
        product,
        appliedTax(exportTax),
        { quantity: { value: 200, unit: 'kg' }, incoterm: 'CIF' },
        { rates: [], dangerousGoods: [] },
      ).totals,
    ).toEqual({
      unitPrice: money(105),
      subtotal: money(21_000),
      ...exportTax,
      tax: money(0),
      shipping: money(0),
      freight: 'quotedLater',
      total: money(21_000),
    }))

  it('is told for all that there is', () => expect(order(10_000, 'EXW').stockQuantity).toBe(10_000))

  it('names the least and the most that can be ordered, to the milligram', () => {
    const scarce = { ...product, minimumOrder: 0.000125, stock: 1.000125, priceTiers: [tier(0.000125, 105)] }
    const refused = (value: number) =>
      thrownBy(() => priceOrder(scarce, appliedTax(), { quantity: { value, unit: 'kg' }, incoterm: 'EXW' }, rates)).detail
        .fields?.['quantity.value']
    expect([refused(0.0001), refused(2)]).toEqual([
      { key: 'server:field.belowMinimum', values: { minimum: { value: 0.000125, unit: 'kg' } } },
      { key: 'server:field.aboveStock', values: { stock: { value: 1.000125, unit: 'kg' } } },
    ])
  })

  it('taxes a domestic sale, the freight too', () => {
    const { totals } = order(200, 'DAP', 'SA')
    expect(totals).toEqual({
      unitPrice: money(105),
      subtotal: money(21_000),
      ...saudiTax,
      tax: money(3_645),
      shipping: money(3_300),
      freight: 'included',
      total: money(27_945),
    })
  })

  it.each([
    ['less than the minimum', () => order(159.999, 'FOB'), 'quantity.value'],
    ['more than the stock', () => order(10_000.5, 'FOB'), 'quantity.value'],
    ['litres of what is sold by mass', () => order(200, 'FOB', 'BD', 'L'), 'quantity.unit'],
    ['a term that is not offered', () => order(200, 'DDP'), 'incoterm'],
  ])('refuses %s on its field', (_name, wrong, field) => {
    const refusal = thrownBy(wrong)
    expect(refusal.code).toBe(422)
    expect(Object.keys(refusal.detail.fields ?? {})).toEqual([field])
  })
})

function thrownBy(work: () => unknown): DomainError {
  try {
    work()
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error('Nothing was refused')
}
