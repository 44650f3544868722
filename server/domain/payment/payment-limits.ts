import { type Rates, readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import type { OperationContext } from '#server/operation.ts'
import { minorDigits, type Money } from '#src/lib/money.ts'
import type { PaymentRow } from './payments.ts'

const day = 24 * 60 * 60 * 1000

/** By the reference rates; 0 in a currency without one, in which nothing is paid at once. */
const inDollars = ({ amount, currency }: Money, rates: Rates): number =>
  isTraded(currency) ? amount / 10 ** minorDigits(currency) / rates.unitsPerDollar(currency) : 0

/**
 * Whether a session may pay this without having confirmed its identity lately: not in a currency without a reference rate, and up to the
 * set amount in all that the account has paid since the session's last confirmation ran out, `confirmedUntil`, within a day.
 */
export async function isPaidAtOnce(
  context: OperationContext,
  payment: Pick<PaymentRow, '_id' | 'userId' | 'amount' | 'currency'>,
  confirmedUntil: string,
): Promise<boolean> {
  if (!isTraded(payment.currency)) return false
  const { stepUpAmount } = context.ports
  const rates = await readRates(context)
  if (inDollars(payment, rates) > stepUpAmount) return false
  const paid = await paidSince(context, payment.userId, confirmedUntil)
  const others = paid.filter(({ _id }) => _id !== payment._id)
  return others.reduce((sum, each) => sum + inDollars(each, rates), inDollars(payment, rates)) <= stepUpAmount
}

/** What the account has paid, or begun to pay, by card or from the wallet since a moment, of the last day. */
async function paidSince({ tables, now }: OperationContext, userId: string, moment: string): Promise<PaymentRow[]> {
  const dayAgo = new Date(Date.parse(now) - day).toISOString()
  const since = moment > dayAgo ? moment : dayAgo
  const rows = await tables.list('payments', { userId, status: ['created', 'processing', 'succeeded'] })
  // No session renews a plan.
  const bySession = rows.filter(({ renewsFrom }) => renewsFrom === null)
  return bySession.filter(
    ({ updatedAt, method, chargedWith }) => updatedAt > since && (method === 'wallet' || chargedWith !== null),
  )
}
