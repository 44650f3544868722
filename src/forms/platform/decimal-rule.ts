import { z } from 'zod'
import { plainDecimal } from '#src/lib/decimal-text.ts'
import { minorDigits, toDecimalText } from '#src/lib/money.ts'
import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import type { FormRule } from './issue-text.ts'

/** A number from what was typed; what is none stays as it is, for the schema to say so. */
export function numberOf(typed: unknown): unknown {
  const plain = typeof typed === 'string' ? plainDecimal(typed) : undefined
  return plain === undefined ? typed : Number(plain)
}

/** A price as typed, in minor units; one with more decimals than the currency has is left a fraction, which no amount may be. */
export function minorAmount(typed: unknown, currency: string): unknown {
  const value = numberOf(typed)
  if (typeof value !== 'number') return value
  const { amount } = fromDecimal(value, currency)
  const isExact = Number(toDecimalText({ amount, currency })) === value
  return isExact ? amount : value * 10 ** minorDigits(currency)
}

/** More than this many digits before the point is a slip of the finger, and beyond what a number holds exactly. */
const maxDigits = 12

/** An amount of money as it is typed, without its currency, which is `currency`; what is left empty is none. */
export function moneyRule(currency: string, { needed = false } = {}): z.ZodType {
  return z.unknown().transform((typed, context) => {
    const written = typeof typed === 'string' ? typed.trim() : ''
    if (written === '' && !needed) return undefined
    const plain = plainDecimal(written)
    const [whole = '', fraction = ''] = plain?.split('.') ?? []
    // Nothing at all is told as missing, whatever the key (`issueText`).
    const wrong = (key: FormRule['key']) => {
      context.addIssue({ code: 'custom', params: { key } satisfies FormRule })
      return z.NEVER
    }
    if (plain === undefined || whole.length > maxDigits) return wrong('fields:error.number')
    // Rounding would offer another price than the one typed.
    if (fraction.replace(/0+$/, '').length > minorDigits(currency)) return wrong('fields:error.decimals')
    return fromDecimal(plain, currency)
  })
}
