/** Units a quantity can be traded in; `piece` counts articles and converts to nothing else. */
export const units = ['g', 'kg', 't', 'mL', 'L', 'm3', 'piece'] as const

export type Unit = (typeof units)[number]

/** An amount of goods. `value` has at most 6 decimals. */
export type Quantity = { value: number; unit: Unit }

export type Dimension = 'mass' | 'volume' | 'count'

/** `power`: the unit is 10^power of the smallest unit of its dimension (g, mL, piece). */
const scales: Record<Unit, { dimension: Dimension; power: number }> = {
  g: { dimension: 'mass', power: 0 },
  kg: { dimension: 'mass', power: 3 },
  t: { dimension: 'mass', power: 6 },
  mL: { dimension: 'volume', power: 0 },
  L: { dimension: 'volume', power: 3 },
  m3: { dimension: 'volume', power: 6 },
  piece: { dimension: 'count', power: 0 },
}

export function dimensionOf(unit: Unit): Dimension {
  return scales[unit].dimension
}

/** Whether one unit can be converted into the other; mass and volume never can, for that needs a density. */
export function sameDimension(one: Unit, other: Unit): boolean {
  return dimensionOf(one) === dimensionOf(other)
}

/**
 * The same amount in another unit, exact in decimals: 0.1 t is 100 kg, 0.5 g is 0.0000005 t.
 * The result can therefore have more than 6 decimals; it is never rounded to another amount.
 * `undefined` when the dimensions differ or the value is not finite.
 */
export function convert(quantity: Quantity, unit: Unit): Quantity | undefined {
  if (!sameDimension(quantity.unit, unit) || !Number.isFinite(quantity.value)) return undefined
  return { value: shiftDecimalPoint(quantity.value, scales[quantity.unit].power - scales[unit].power), unit }
}

/**
 * Negative when `one` is less than `other`, 0 when they are the same amount, positive when it is more.
 * `undefined` when they cannot be compared (other dimension, value not finite).
 */
export function compareQuantities(one: Quantity, other: Quantity): -1 | 0 | 1 | undefined {
  if (!sameDimension(one.unit, other.unit)) return undefined
  if (!Number.isFinite(one.value) || !Number.isFinite(other.value)) return undefined
  const left = shiftDecimalPoint(one.value, scales[one.unit].power)
  const right = shiftDecimalPoint(other.value, scales[other.unit].power)
  if (left === right) return 0
  return left < right ? -1 : 1
}

/**
 * All factors are powers of ten, so moving the point in the decimal text is exact where multiplying is not.
 * A double carries 15 decimal digits faithfully: reading a fraction at 15 digits also drops the noise
 * of an earlier sum (0.1 + 0.2 is read as 0.3).
 */
function shiftDecimalPoint(value: number, places: number): number {
  const text = Number.isInteger(value) ? value.toExponential() : value.toExponential(14)
  const [digits, exponent] = text.split('e')
  const shifted = Number(`${digits}e${Number(exponent) + places}`)
  return shifted === 0 ? 0 : shifted
}

/** Whether goods and packages together would weigh less than the goods alone; never of a volume or of pieces, whose weight is not known. */
export function isGrossBelowNet(grossKilograms: number, net: Quantity): boolean {
  return compareQuantities({ value: grossKilograms, unit: 'kg' }, net) === -1
}
