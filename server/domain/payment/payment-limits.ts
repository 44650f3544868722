import { isTraded, unitsPerDollar } from '#server/domain/catalogue/comparable-price.ts'
import type { OperationContext } from '#server/operation.ts'
import { minorDigits, type Money } from '#src/lib/money.ts'
import type { PaymentRow } from './payments.ts'

const day = 24 * 60 * 60 * 1000

/** By the reference rates; 0 in a currency without one, in which nothing is paid at once. */
const inDollars = ({ amount, currency }: Money): number =>
  isTraded(currency) ? amount / 10 ** minorDigits(currency) / unitsPerDollar(currency) : 0

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
  if (inDollars(payment) > stepUpAmount) return false
  const paid = await paidSince(context, payment.userId, confirmedUntil)
  return paid.reduce((sum, each) => (each._id === payment._id ? sum : sum + inDollars(each)), inDollars(payment)) <= stepUpAmount
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
