import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigits, type Money, toDecimalText } from './money.ts'
import { add, fromDecimal, multiply, percentOf, sum } from './money-arithmetic.ts'

const usd = (amount: number): Money => ({ amount, currency: 'USD' })
const kwd = (amount: number): Money => ({ amount, currency: 'KWD' })
const jpy = (amount: number): Money => ({ amount, currency: 'JPY' })

const anyMoney = fc
  .tuple(
    fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
    fc.constantFrom('USD', 'BDT', 'SAR', 'KWD', 'BHD', 'JPY', 'KRW'),
  )
  .map(([amount, currency]) => ({ amount, currency }))

describe('minorDigits', () => {
  it('gives none to yen, won, dong and Chilean peso', () =>
    expect(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XOF'].map(minorDigits)).toStrictEqual([0, 0, 0, 0, 0, 0]))

  it('gives three to the dinars and the Omani rial', () =>
    expect(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'].map(minorDigits)).toStrictEqual([3, 3, 3, 3, 3, 3, 3]))

  it('gives two to every other currency, known or not', () =>
    expect(['USD', 'EUR', 'BDT', 'SAR', 'AED', 'EGP', 'ZZZ'].map(minorDigits)).toStrictEqual([2, 2, 2, 2, 2, 2, 2]))
})

describe('toDecimalText', () => {
  it.each<[Money, string]>([
    [usd(123_450), '1234.50'],
    [usd(5), '0.05'],
    [usd(0), '0.00'],
    [usd(-5), '-0.05'],
    [kwd(1_234_567), '1234.567'],
    [kwd(-7), '-0.007'],
    [jpy(300), '300'],
    [jpy(-300), '-300'],
    [usd(Number.MAX_SAFE_INTEGER), '90071992547409.91'],
  ])('writes %o as %s', (amount, text) => expect(toDecimalText(amount)).toBe(text))

  it('refuses an amount that is not a whole number of minor units', () => {
    expect(() => toDecimalText(usd(1.5))).toThrow(RangeError)
    expect(() => toDecimalText(usd(2 ** 53))).toThrow(RangeError)
  })
})

describe('fromDecimal', () => {
  it.each<[number | string, string, number]>([
    ['1234.50', 'USD', 123_450],
    ['1234.5', 'USD', 123_450],
    [' 12 ', 'USD', 1200],
    ['.5', 'USD', 50],
    ['-3', 'USD', -300],
    ['+3.', 'USD', 300],
    [1.005, 'USD', 101],
    [-1.005, 'USD', -101],
    [8.345, 'USD', 835],
    [1.0045, 'KWD', 1005],
    [19.99, 'USD', 1999],
    [1e-7, 'USD', 0],
    [1e9, 'KWD', 1_000_000_000_000],
    [299.5, 'JPY', 300],
    ['299.49', 'JPY', 299],
  ])('reads %s %s as %i minor units', (value, currency, amount) =>
    expect(fromDecimal(value, currency)).toStrictEqual({ amount, currency }),
  )

  it.each(['', '.', '-', '1,234.50', '1.2.3', '٣', 'abc', '1e5', '0x10', Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s',
    (value) => expect(() => fromDecimal(value, 'USD')).toThrow(RangeError),
  )

  it('reads back whatever toDecimalText has written', () =>
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(fromDecimal(toDecimalText(amount), amount.currency)).toStrictEqual(amount)
      }),
    ))
})

describe('multiply', () => {
  it.each<[Money, number, Money]>([
    [usd(105), 160, usd(16_800)],
    [usd(105), 0.1, usd(11)],
    [usd(104), 0.1, usd(10)],
    [usd(-105), 0.1, usd(-11)],
    [usd(10), 0.15, usd(2)],
    [usd(100), 1.005, usd(101)],
    [usd(5), 0.2 + 0.1, usd(2)],
    [usd(5), 0.7 + 0.1 + 0.1, usd(5)],
    [kwd(333), 0.000001, kwd(0)],
    [jpy(199), 2.5, jpy(498)],
    [usd(1), 1e12, usd(1_000_000_000_000)],
    [usd(7), 0, usd(0)],
  ])('takes %o times %d as %o', (price, factor, product) => expect(multiply(price, factor)).toStrictEqual(product))

  it('is within half a minor unit of the exact product', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000_000 }), (amount, thousandths) => {
        const exact = BigInt(amount) * BigInt(thousandths)
        const off = BigInt(multiply(usd(amount), thousandths / 1000).amount) * 1000n - exact
        expect(off > -500n && off <= 500n).toBe(true)
      }),
    ))

  it('refuses a factor that is no number and a product too large to hold', () => {
    expect(() => multiply(usd(1), Number.NaN)).toThrow(RangeError)
    expect(() => multiply(usd(1_000_000_000), 1e12)).toThrow(RangeError)
  })
})

describe('percentOf', () =>
  it.each<[Money, number, Money]>([
    [usd(10_000), 15, usd(1500)],
    [usd(1010), 2.5, usd(25)],
    [usd(1020), 2.5, usd(26)],
    [usd(-1020), 2.5, usd(-26)],
    [kwd(1001), 0.05, kwd(1)],
    [jpy(999), 10, jpy(100)],
    [usd(999), 0, usd(0)],
    [usd(999), 100, usd(999)],
  ])('of %o at %d per cent is %o', (base, rate, share) => expect(percentOf(base, rate)).toStrictEqual(share)))

describe('add and sum', () => {
  it('add amounts of one currency', () => {
    expect(add(usd(10), usd(20))).toStrictEqual(usd(30))
    expect(sum([usd(10), usd(20), usd(-5)], 'USD')).toStrictEqual(usd(25))
  })

  it('give zero in the stated currency for nothing at all', () => expect(sum([], 'KWD')).toStrictEqual(kwd(0)))

  it('refuse to mix currencies', () => {
    expect(() => add(usd(1), kwd(1))).toThrow('cannot add KWD to USD')
    expect(() => sum([kwd(1)], 'USD')).toThrow(RangeError)
  })

  it('do not depend on the order', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
        expect(sum(amounts.map(usd), 'USD')).toStrictEqual(sum(amounts.toReversed().map(usd), 'USD'))
      }),
    ))
})
