import { type Money, minorDigits, minorUnits } from './money.ts'

/**
 * Money from a decimal number or its ASCII text ('1234.5', '-3', '.5'; no grouping, no local digits).
 * More decimals than the currency has are rounded half up. Throws a RangeError on anything else.
 */
export function fromDecimal(value: number | string, currency: string): Money {
  const { coefficient, decimals } = readDecimal(value)
  return moneyOf(divideHalfUp(coefficient * 10n ** BigInt(minorDigits(currency)), 10n ** BigInt(decimals)), currency)
}

/**
 * `factor` times the money, exact, then rounded once to the minor unit, half away from zero,
 * so that a credit note mirrors its invoice. Throws a RangeError when the factor is not finite
 * or the result is beyond safe integers.
 */
export function multiply(price: Money, factor: number): Money {
  const { coefficient, decimals } = readDecimal(factor)
  return moneyOf(divideHalfUp(minorUnits(price) * coefficient, 10n ** BigInt(decimals)), price.currency)
}

/** `rate` per cent of the money (15 is 15 %), rounded once like `multiply`. */
export function percentOf(base: Money, rate: number): Money {
  const { coefficient, decimals } = readDecimal(rate)
  return moneyOf(divideHalfUp(minorUnits(base) * coefficient, 10n ** BigInt(decimals + 2)), base.currency)
}

/** Throws a RangeError when the currencies differ: an exchange rate is never guessed. */
export function add(one: Money, other: Money): Money {
  if (one.currency !== other.currency) {
    throw new RangeError(`cannot add ${other.currency} to ${one.currency}`)
  }
  return moneyOf(minorUnits(one) + minorUnits(other), one.currency)
}

/** `currency` is the currency of an empty sum; an amount in another one throws a RangeError. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, { amount: 0, currency })
}

/** A result beyond safe integers: more than any currency's whole supply. */
export class AmountTooLarge extends RangeError {
  override readonly name = 'AmountTooLarge'
}

function moneyOf(amount: bigint, currency: string): Money {
  const whole = Number(amount)
  if (!Number.isSafeInteger(whole)) throw new AmountTooLarge(`${amount} minor units of ${currency} are too many`)
  return { amount: whole, currency }
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

type Decimal = { coefficient: bigint; decimals: number }

/**
 * The decimal number that a value stands for. A fraction is read at 15 digits, all that a double carries
 * faithfully, so 1.005 is 1.005 and the noise of an earlier sum is dropped.
 */
function readDecimal(value: number | string): Decimal {
  if (typeof value === 'string') return readDecimalText(value)
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number`)
  const [digits = '', exponent] = (Number.isInteger(value) ? value.toExponential() : value.toExponential(14)).split('e')
  const { coefficient, decimals } = readDecimalText(digits)
  const places = decimals - Number(exponent)
  return places < 0 ? { coefficient: coefficient * 10n ** BigInt(-places), decimals: 0 } : { coefficient, decimals: places }
}

function readDecimalText(text: string): Decimal {
  const parts = /^([+-]?)(\d{0,20})(?:\.(\d{0,20}))?$/.exec(text.trim())
  const [, sign, whole = '', fraction = ''] = parts ?? []
  if (whole + fraction === '') throw new RangeError(`"${text}" is not a decimal number`)
  const coefficient = BigInt(whole + fraction)
  return { coefficient: sign === '-' ? -coefficient : coefficient, decimals: fraction.length }
}
