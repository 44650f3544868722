import { z } from 'zod'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { cardBrand } from '#src/lib/card-brand.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { passesLuhn } from '#src/lib/luhn.ts'

export interface CardValues {
  number: string
  /** MM/YY. */
  expiry: string
  cvc: string
  name: string
  /** Whether the provider is to keep it. */
  keep: boolean
}

/** What is asked beside fields of the provider's own. */
export type HolderValues = Pick<CardValues, 'name' | 'keep'>

/** The digits of a card number, whatever digits and gaps it was typed with. */
export function cardDigits(typed: string): string {
  return toAsciiDigits(typed).replace(/\D/g, '').slice(0, 19)
}

/** A card number in groups, as it stands on the card: 4-6-5 on an American Express card, else fours. */
export function groupedCardNumber(typed: string): string {
  const digits = cardDigits(typed)
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter((group) => group !== undefined).join(' ')
}

/** `1226` and `12/26` as `12/26`, while it is typed. */
export function groupedExpiry(typed: string): string {
  const digits = toAsciiDigits(typed).replace(/\D/g, '').slice(0, 4)
  return digits.length <= 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`
}

const rule = (fits: (typed: string) => boolean, key: MessageKey) =>
  z.string().superRefine((typed, context) => {
    if (!fits(typed)) context.addIssue({ code: 'custom', input: typed, params: { key } })
  })

const holder = { name: rule((typed) => typed.trim().length >= 2, 'order:paying.error.name'), keep: z.boolean() }

export const holderSchema: z.ZodType<HolderValues> = z.object(holder)

/**
 * The rules of a card (no call of the contract takes one: its number goes to the provider alone). `now` decides whether it is still
 * valid; a card is valid to the end of its month.
 */
export function cardSchema(now: () => Date): z.ZodType<CardValues> {
  return z
    .object({
      number: rule((typed) => cardDigits(typed).length >= 12 && passesLuhn(cardDigits(typed)), 'order:paying.error.number'),
      expiry: rule((typed) => isMonth(typed), 'order:paying.error.expiry'),
      cvc: z.string(),
      ...holder,
    })
    .superRefine(({ number, expiry, cvc }, context) => {
      const length = cardBrand(cardDigits(number)) === 'amex' ? 4 : 3
      const issue = (path: keyof CardValues, input: string, key: MessageKey) =>
        context.addIssue({ code: 'custom', path: [path], input, params: { key } })
      if (toAsciiDigits(cvc).replace(/\D/g, '').length !== length) issue('cvc', cvc, 'order:paying.error.cvc')
      if (isMonth(expiry) && isPast(expiry, now())) issue('expiry', expiry, 'order:paying.error.expired')
    })
}

function isMonth(expiry: string): boolean {
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(groupedExpiry(expiry))
}

function isPast(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = groupedExpiry(expiry).split('/').map(Number)
  return (2000 + year) * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
