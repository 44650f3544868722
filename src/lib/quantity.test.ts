import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareQuantities,
  convert,
  dimensionOf,
  isGrossBelowNet,
  type Quantity,
  sameDimension,
  type Unit,
  units,
} from './quantity.ts'

const massUnits: readonly Unit[] = ['g', 'kg', 't']
const volumeUnits: readonly Unit[] = ['mL', 'L', 'm3']

/** Values as they are traded: up to 6 decimals, 15 digits in all. */
const value = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, millionths]) => Number(`${whole}.${String(millionths).padStart(6, '0')}`))

const convertible = fc.oneof(
  fc.record({ value, unit: fc.constantFrom(...massUnits), to: fc.constantFrom(...massUnits) }),
  fc.record({ value, unit: fc.constantFrom(...volumeUnits), to: fc.constantFrom(...volumeUnits) }),
)

describe('convert', () => {
  it.each<[Quantity, Unit, number]>([
    [{ value: 0.1, unit: 't' }, 'kg', 100],
    [{ value: 1.1, unit: 'kg' }, 'g', 1100],
    [{ value: 4.35, unit: 't' }, 'kg', 4350],
    [{ value: 1, unit: 'g' }, 't', 0.000001],
    [{ value: 0.5, unit: 'g' }, 't', 0.0000005],
    [{ value: 0.000001, unit: 't' }, 'g', 1],
    [{ value: 123_456_789.123456, unit: 'kg' }, 'g', 123_456_789_123.456],
    [{ value: 2.3, unit: 'm3' }, 'L', 2300],
    [{ value: 33, unit: 'mL' }, 'L', 0.033],
    [{ value: -0.7, unit: 'L' }, 'mL', -700],
    [{ value: 12, unit: 'piece' }, 'piece', 12],
    [{ value: -0, unit: 'kg' }, 'g', 0],
    [{ value: 0.1 + 0.2, unit: 'kg' }, 'g', 300],
  ])('turns %o into %s without float noise', (quantity, unit, expected) =>
    expect(convert(quantity, unit)).toStrictEqual({ value: expected, unit }),
  )

  it('gives the same amount back after a way there and back', () =>
    fc.assert(
      fc.property(convertible, ({ value: amount, unit, to }) => {
        const there = convert({ value: amount, unit }, to)
        expect(there && convert(there, unit)).toStrictEqual({ value: amount, unit })
      }),
    ))

  it('agrees with whole-number arithmetic in millionths', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (micrograms) => {
        const grams = convert({ value: micrograms, unit: 'g' }, 't')
        expect(grams?.value).toBe(micrograms / 1_000_000)
      }),
    ))

  it('refuses to turn a mass into a volume or a count', () => {
    const refused = units.filter((unit) => dimensionOf(unit) !== 'mass').map((unit) => convert({ value: 1, unit: 'kg' }, unit))
    expect(refused).toStrictEqual([undefined, undefined, undefined, undefined])
  })

  it('refuses a value that is not a finite number', () => {
    expect(convert({ value: Number.NaN, unit: 'kg' }, 'g')).toBeUndefined()
    expect(convert({ value: Number.POSITIVE_INFINITY, unit: 'kg' }, 'g')).toBeUndefined()
  })
})

describe('compareQuantities', () => {
  it('sees the same amount in different units as equal', () => {
    expect(compareQuantities({ value: 0.3, unit: 't' }, { value: 300, unit: 'kg' })).toBe(0)
    expect(compareQuantities({ value: 0.1 + 0.2, unit: 'kg' }, { value: 300, unit: 'g' })).toBe(0)
  })

  it('orders amounts of different units', () => {
    expect(compareQuantities({ value: 999.999999, unit: 'kg' }, { value: 1, unit: 't' })).toBe(-1)
    expect(compareQuantities({ value: 1.000001, unit: 'm3' }, { value: 1000, unit: 'L' })).toBe(1)
  })

  it('does not compare a mass with a volume, nor anything with a missing number', () => {
    expect(compareQuantities({ value: 1, unit: 'kg' }, { value: 1, unit: 'L' })).toBeUndefined()
    expect(compareQuantities({ value: Number.NaN, unit: 'kg' }, { value: 1, unit: 'kg' })).toBeUndefined()
  })

  it('is unmoved by converting one side', () =>
    fc.assert(
      fc.property(convertible, value, ({ value: amount, unit, to }, otherValue) => {
        const other: Quantity = { value: otherValue, unit }
        const converted = convert(other, to)
        expect(converted && compareQuantities({ value: amount, unit }, converted)).toBe(
          compareQuantities({ value: amount, unit }, other),
        )
      }),
    ))
})

describe('dimensions', () => {
  it('knows the dimension of every unit', () =>
    expect(Object.fromEntries(units.map((unit) => [unit, dimensionOf(unit)]))).toStrictEqual({
      g: 'mass',
      kg: 'mass',
      t: 'mass',
      mL: 'volume',
      L: 'volume',
      m3: 'volume',
      piece: 'count',
    }))

  it('tells which units convert into each other', () => {
    expect(sameDimension('g', 't')).toBe(true)
    expect(sameDimension('mL', 'm3')).toBe(true)
    expect(sameDimension('kg', 'L')).toBe(false)
    expect(sameDimension('piece', 'g')).toBe(false)
  })
})

describe('isGrossBelowNet', () => {
  it('compares with the goods in their own unit, and says no where their weight is not known', () => {
    const of = (amount: number, unit: Unit) => isGrossBelowNet(500, { value: amount, unit })
    expect([of(0.5, 't'), of(500.1, 'kg'), of(1, 't')]).toEqual([false, true, true])
    expect([of(1, 'm3'), of(1000, 'piece')]).toEqual([false, false])
  })
})
