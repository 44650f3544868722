import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPackages, isSamePackage, packagesOf, type PackageSize, timesQuantity, usualPackage } from './packages.ts'
import { compareQuantities, type Quantity } from './quantity.ts'

const kg = (value: number): Quantity => ({ value, unit: 'kg' })
const t = (value: number): Quantity => ({ value, unit: 't' })
const drum: PackageSize = { kind: 'drum', net: kg(160) }
const bag: PackageSize = { kind: 'bag', net: kg(25) }
const container: PackageSize = { kind: 'IBC', net: kg(1000) }
const bulk: PackageSize = { kind: 'bulk', net: t(24) }

describe('a quantity in packages', () => {
  it.each([
    [kg(1000), drum, kg(1120), 7],
    [kg(160), drum, kg(160), 1],
    [kg(0.000001), drum, kg(160), 1],
    [t(0.3), { kind: 'bag', net: kg(100) }, t(0.3), 3],
    [kg(0.3), { kind: 'bottle', net: kg(0.1) }, kg(0.3), 3],
    [kg(0.1 + 0.2), { kind: 'bottle', net: kg(0.1) }, kg(0.3), 3],
    [t(1), drum, t(1.12), 7],
    [kg(1.1), { kind: 'bottle', net: { value: 2.2, unit: 'g' } }, kg(1.1), 500],
    [t(0.000001), { kind: 'bottle', net: { value: 0.7, unit: 'g' } }, { value: 1.4, unit: 'g' }, 2],
  ] as const)('of %o in %o is rounded up to whole ones', (asked, size, quantity, count) => {
    expect(inPackages(asked, size)).toEqual({ quantity, packages: { ...size, count } })
  })

  it('is not rounded in bulk', () => {
    expect(inPackages(kg(1001.5), bulk)).toEqual({ quantity: kg(1001.5), packages: bulk })
  })

  it('is none of another dimension, nor of more packages or a larger quantity than an order may have', () => {
    expect(inPackages({ value: 5, unit: 'L' }, drum)).toEqual({ problem: 'unit' })
    expect(inPackages(t(1_000_000), { kind: 'bottle', net: { value: 1, unit: 'g' } })).toEqual({ problem: 'tooMany' })
    expect(inPackages(kg(999_999_999), { kind: 'isoTank', net: kg(600_000_000) })).toEqual({ problem: 'tooMany' })
  })

  it('is the least number of whole packages that holds what was asked for, at whatever decimals', () => {
    const value = fc
      .integer({ min: 1, max: 10_000_000 })
      .chain((digits) => fc.integer({ min: 0, max: 6 }).map((decimals) => Number(`${digits}e-${decimals}`)))
    const unit = fc.constantFrom('g', 'kg', 't')
    const quantity = fc.record({ value, unit })
    fc.assert(
      fc.property(quantity, quantity, (asked, net) => {
        const packed = inPackages(asked, { kind: 'drum', net })
        fc.pre(packed.problem === undefined)
        const { count = 0 } = packed.packages
        expect(compareQuantities(packed.quantity, timesQuantity(net, count))).toBe(0)
        expect(compareQuantities(packed.quantity, asked)).toBeGreaterThanOrEqual(0)
        expect(count === 1 || compareQuantities(timesQuantity(net, count - 1), asked) === -1).toBe(true)
        expect(Number(packed.quantity.value.toFixed(6))).toBe(packed.quantity.value)
        expect(inPackages(packed.quantity, { kind: 'drum', net })).toEqual(packed)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the package to begin with', () => {
  it.each([
    [kg(2000), container],
    [kg(960), drum],
    [kg(50), bag],
    [kg(990), bag],
  ])('of %o is the largest that holds it without rounding, otherwise the smallest', (quantity, size) => {
    expect(usualPackage([bulk, drum, container, bag], quantity)).toEqual(size)
  })

  it('is a bulk load only where there is nothing else, and none of another dimension', () => {
    expect(usualPackage([bulk], t(48))).toEqual(bulk)
    expect(usualPackage([drum], { value: 5, unit: 'L' })).toBeUndefined()
  })
})

it('knows a package by its kind and what it holds, in whatever unit', () => {
  expect(isSamePackage(drum, { kind: 'drum', net: t(0.16) })).toBe(true)
  expect(isSamePackage(drum, { kind: 'jerrycan', net: kg(160) })).toBe(false)
  expect(isSamePackage(drum, { kind: 'drum', net: kg(161) })).toBe(false)
})

it('counts the packages of a part that is whole ones, and of no other', () => {
  expect(packagesOf(kg(480), drum)).toEqual({ ...drum, count: 3 })
  expect([packagesOf(kg(500), drum), packagesOf(kg(480), bulk), packagesOf(kg(480), undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
