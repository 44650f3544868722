import { compareQuantities, convert, type Quantity, sameDimension } from './quantity.ts'

export const packageKinds = ['drum', 'IBC', 'bag', 'jerrycan', 'flexitank', 'isoTank', 'bottle', 'bulk'] as const

export type PackageKind = (typeof packageKinds)[number]

/** A package by what it is and what it holds: so it is named, whatever else is said of it. */
export interface PackageSize {
  kind: PackageKind
  net: Quantity
}

/** Whole packages of a size. What comes in bulk is not counted. */
export interface Packages extends PackageSize {
  count?: number
}

/** What is delivered of a quantity that was asked for, or why it cannot be: another dimension, or more packages than a line may have. */
export type Packed =
  | { quantity: Quantity; packages: Packages; problem?: never }
  | { problem: 'unit' | 'tooMany'; quantity?: never }

/** Of one order; a shipment has no more of them. */
const mostPackages = 1_000_000

/** The largest value of a quantity in the contract. */
const largestValue = 1_000_000_000

/** Rounds a quantity up to whole packages, exact in decimals and in the unit that it was asked in; a bulk load is not rounded. */
export function inPackages(asked: Quantity, { kind, net }: PackageSize): Packed {
  if (!sameDimension(asked.unit, net.unit)) return { problem: 'unit' }
  if (kind === 'bulk') return { quantity: asked, packages: { kind, net } }
  const times = timesToReach(asked, net)
  if (times === undefined || times > BigInt(mostPackages)) return { problem: 'tooMany' }
  const count = Number(times)
  const whole = timesQuantity(net, count)
  const inAskedUnit = convert(whole, asked.unit)
  const quantity = inAskedUnit !== undefined && isWritable(inAskedUnit.value) ? inAskedUnit : whole
  return quantity.value > largestValue ? { problem: 'tooMany' } : { quantity, packages: { kind, net, count } }
}

/** Quantities of the contract have at most six decimals. */
const isWritable = (value: number): boolean => Number(value.toFixed(6)) === value

/** Whether both name the same package: 0.16 t is 160 kg. */
export const isSamePackage = (one: PackageSize, other: PackageSize): boolean =>
  one.kind === other.kind && compareQuantities(one.net, other.net) === 0

/**
 * The package to begin with: the largest one that holds the quantity in whole packages, otherwise the smallest. A bulk load comes last.
 * `undefined` where none is of the quantity's dimension.
 */
export function usualPackage<Size extends PackageSize>(sizes: readonly Size[], quantity: Quantity): Size | undefined {
  const counted = sizes.filter(({ kind, net }) => kind !== 'bulk' && sameDimension(net.unit, quantity.unit))
  const rising = counted.toSorted((one, other) => compareQuantities(one.net, other.net) ?? 0)
  const bulk = sizes.find(({ kind, net }) => kind === 'bulk' && sameDimension(net.unit, quantity.unit))
  return rising.findLast(({ net }) => isWholeIn(quantity, net)) ?? rising[0] ?? bulk
}

/** The one among several that is the same package. */
export const findPackage = <Size extends PackageSize>(
  sizes: readonly Size[],
  wanted: PackageSize | undefined,
): Size | undefined => wanted && sizes.find((size) => isSamePackage(size, wanted))

/** A package without its price, as calls name it. */
export const sizeOf = ({ kind, net }: PackageSize): PackageSize => ({ kind, net })

/** Whether a quantity is whole packages of this content. */
function isWholeIn(quantity: Quantity, net: Quantity): boolean {
  const times = timesToReach(quantity, net)
  if (times === undefined || times > BigInt(mostPackages)) return false
  return compareQuantities(timesQuantity(net, Number(times)), quantity) === 0
}

/** The packages that a part of a delivery is in, where it is whole ones. */
export function packagesOf(quantity: Quantity, size: PackageSize | undefined): (PackageSize & { count: number }) | undefined {
  if (size === undefined || size.kind === 'bulk' || !isWholeIn(quantity, size.net)) return undefined
  const { kind, net } = size
  return { kind, net, count: Number(timesToReach(quantity, net)) }
}

/** How many times `part` is needed for at least `whole`, exact in decimals; `undefined` of another dimension or of nothing. */
function timesToReach(whole: Quantity, part: Quantity): bigint | undefined {
  const inUnit = convert(whole, part.unit)
  if (inUnit === undefined || !Number.isFinite(part.value) || part.value <= 0) return undefined
  const wanted = decimalOf(inUnit.value)
  const each = decimalOf(part.value)
  const power = Math.min(wanted.power, each.power)
  const dividend = wanted.coefficient * 10n ** BigInt(wanted.power - power)
  const divisor = each.coefficient * 10n ** BigInt(each.power - power)
  return (dividend + divisor - 1n) / divisor
}

/** So many times a quantity, exact in decimals: 3 × 0.1 t is 0.3 t. */
export function timesQuantity({ value, unit }: Quantity, count: number): Quantity {
  const { coefficient, power } = decimalOf(value)
  return { value: Number(`${coefficient * BigInt(count)}e${power}`), unit }
}

/** A number as a whole one times a power of ten; a fraction is read at 15 digits, which drops the noise of an earlier sum. */
function decimalOf(value: number): { coefficient: bigint; power: number } {
  const text = Number.isInteger(value) ? value.toExponential() : value.toExponential(14)
  const [digits = '', exponent] = text.split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  return { coefficient: BigInt(whole + fraction), power: Number(exponent) - fraction.length }
}
