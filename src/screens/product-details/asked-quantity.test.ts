import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { askedQuantity, unitPriceOf } from './asked-quantity.ts'

const [first, second] = sampleProduct.priceTiers
const drum = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const } }
const bag = { kind: 'bag' as const, net: { value: 25, unit: 'kg' as const } }
const inBulk = { ...sampleProduct, packaging: [] }

it('has the price of the tier for the whole quantity', () =>
  expect(askedQuantity('1600', 'kg', sampleProduct)).toEqual({
    isAgreed: false,
    quantity: { value: 1600, unit: 'kg' },
    asked: { value: 1600, unit: 'kg' },
    size: drum,
    tier: second,
    next: undefined,
    unitPrice: { amount: 370, currency: 'SAR' },
    total: { amount: 592000, currency: 'SAR' },
  }))

it('is asked in any unit of the dimension and told what the next tier is', () =>
  expect(askedQuantity('0.5', 't', inBulk)).toEqual({
    isAgreed: false,
    quantity: { value: 0.5, unit: 't' },
    asked: { value: 0.5, unit: 't' },
    size: undefined,
    tier: first,
    next: second,
    unitPrice: { amount: 394, currency: 'SAR' },
    total: { amount: 197000, currency: 'SAR' },
  }))

it('is typed in the digits of all three languages, grouped or not', () => {
  const total = { amount: 592000, currency: 'SAR' }
  for (const typed of ['1,600', '١٬٦٠٠', '১,৬০০', ' 1600.0 ']) {
    expect(askedQuantity(typed, 'kg', sampleProduct)).toMatchObject({ total })
  }
})

it('is a decimal where a comma groups no thousands', () =>
  expect(askedQuantity('1600,5', 'kg', inBulk)).toMatchObject({ quantity: { value: 1600.5, unit: 'kg' } }))

it('names what is wrong with it', () => {
  const problems = ['', 'much', '-5', '0', '1.1234567', '159.9', '24001'].map((typed) => askedQuantity(typed, 'kg', inBulk))
  expect(problems.map(({ problem }) => problem)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'low', 'high'])
})

it('is rounded up to whole packages before it is judged and priced, with what the package costs more', () => {
  const product = { ...sampleProduct, packaging: [drum, { ...bag, surcharge: { amount: 6, currency: 'SAR' } }] }
  expect(askedQuantity('150', 'kg', product, drum)).toMatchObject({ quantity: { value: 160, unit: 'kg' }, size: drum })
  expect(askedQuantity('161', 'kg', product, bag)).toMatchObject({
    quantity: { value: 175, unit: 'kg' },
    asked: { value: 161, unit: 'kg' },
    next: { price: { amount: 376, currency: 'SAR' } },
    unitPrice: { amount: 400, currency: 'SAR' },
    total: { amount: 70_000, currency: 'SAR' },
  })
})

it('comes in the largest package that holds it without rounding while none is chosen', () => {
  const product = { ...sampleProduct, packaging: [bag, drum] }
  expect(['320', '200'].map((typed) => askedQuantity(typed, 'kg', product).size)).toEqual([drum, bag])
})

describe('at agreed prices', () => {
  if (first === undefined || second === undefined) throw new Error('The product has no two prices')
  const at = (value: number, amount: number) => ({
    minimumQuantity: { value, unit: 'kg' as const },
    price: { amount, currency: first.price.currency },
  })
  const ask = (typed: string, ...tiers: ReturnType<typeof at>[]) =>
    askedQuantity(typed, 'kg', { ...inBulk, agreedPrices: { tiers } })

  it('costs what is agreed, and names the next agreed step', () => {
    const [low, lower] = [at(200, second.price.amount - 1), at(2000, second.price.amount - 2)]
    const asked = { quantity: { value: 200, unit: 'kg' }, isAgreed: true, tier: low, next: lower, unitPrice: low.price }
    expect(ask('200', low, lower)).toMatchObject({ ...asked, publicPrice: first.price })
  })

  it('is shown at the agreed price of the minimum order where what is asked cannot be ordered, such as without stock', () => {
    const low = at(100, first.price.amount - 1)
    const offer = { ...inBulk, stock: { value: 0, unit: 'kg' as const }, agreedPrices: { tiers: [low] } }
    expect(unitPriceOf(askedQuantity('200', 'kg', offer), offer)).toEqual(low.price)
    const { agreedPrices: _agreed, ...everybody } = offer
    expect(unitPriceOf(askedQuantity('200', 'kg', everybody), everybody)).toBe(everybody.price)
  })

  it('costs what everybody pays below the first agreed quantity and where that is less, and names the nearest step that saves', () => {
    const low = at(200, first.price.amount - 1)
    expect(ask('180', low)).toMatchObject({ isAgreed: false, tier: first, next: low, publicPrice: undefined })
    expect(ask('1600', low)).toMatchObject({ isAgreed: false, tier: second })
  })
})
