import { isTraded, unitsPerDollar } from '#server/domain/catalogue/comparable-price.ts'
import type { Ports } from '#server/ports/ports.ts'
import { minorDigits, type Money } from '#src/lib/money.ts'

/** Whether a session may pay this without having confirmed its identity lately: by the reference rates, never in a currency without one. */
export const isPaidAtOnce = ({ stepUpAmount }: Pick<Ports, 'stepUpAmount'>, { amount, currency }: Money): boolean =>
  isTraded(currency) && amount / 10 ** minorDigits(currency) / unitsPerDollar(currency) <= stepUpAmount
