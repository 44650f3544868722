/** `amount` is a whole number of the currency's minor unit (cents, fils, yen); `currency` is an ISO 4217 code. */
export type Money = { amount: number; currency: string }

const withoutMinorUnit = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const withThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** Decimals of the currency by ISO 4217; a code that is not known has 2. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (withoutMinorUnit.has(currency)) return 0
  return withThousandths.has(currency) ? 3 : 2
}

/**
 * Plain decimal number with exactly the currency's decimals, without grouping: '1234.50', '-0.005', '300'.
 * Throws a RangeError when `amount` is not a safe integer.
 */
export function toDecimalText(money: Money): string {
  const amount = minorUnits(money)
  const digits = minorDigits(money.currency)
  const sign = amount < 0n ? '-' : ''
  const text = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0')
  if (digits === 0) return sign + text
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The amount as an exact integer. Throws a RangeError when it is not a safe one. */
export function minorUnits({ amount, currency }: Money): bigint {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount in minor units of ${currency}`)
  return BigInt(amount)
}
