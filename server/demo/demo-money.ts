import { bookSubscription, bookTopUp } from '#server/domain/ledger/ledger-entries.ts'
import type { LedgerContext } from '#server/domain/ledger/ledger.ts'
import { newPayment, type PaymentRow } from '#server/domain/payment/payments.ts'
import { monthLater } from '#src/lib/month-later.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { demoPlans } from './demo-plans.ts'

/** Initial wallet balances, in minor units. */
const wallets = [
  { email: 'buyer@kimiya.example', amount: 25_000_000, currency: 'BDT' },
  { email: 'company@kimiya.example', amount: 1_500_000, currency: 'AED' },
]

/** Which demo seller has which plan. */
const subscribers = [
  { email: 'seller@kimiya.example', slug: 'producer' },
  { email: 'seller2@kimiya.example', slug: 'trader' },
]

const day = 86_400_000

/** Plans, two sellers that have one, and money in the buyers' wallets, booked as if it had been paid a few days ago. */
export async function insertDemoMoney(tables: Tables, now: string, newId: () => string): Promise<void> {
  const plans: Row<'plans'>[] = demoPlans.map((plan) => ({ _id: newId(), ...plan, createdAt: now }))
  await tables.insert('plans', ...plans)
  const context = { tables, now: new Date(Date.parse(now) - 6 * day).toISOString(), newId }
  for (const { email, amount, currency } of wallets) {
    const user = await tables.find('users', { email })
    if (user === undefined) continue
    await bookTopUp(context, await paid(context, { kind: 'walletTopUp', userId: user._id, amount, currency }))
  }
  for (const { email, slug } of subscribers) {
    const user = await tables.find('users', { email })
    const plan = plans.find((one) => one.slug === slug)
    if (user !== undefined && plan !== undefined) await subscribe(context, user._id, plan)
  }
}

async function subscribe(context: LedgerContext, userId: string, plan: Row<'plans'>): Promise<void> {
  const { price, currency, _id: planId } = plan
  await bookSubscription(context, await paid(context, { kind: 'subscription', planId, userId, amount: price, currency }), plan)
  const { now, newId, tables } = context
  await tables.insert('subscriptions', {
    _id: newId(),
    userId,
    planId,
    status: 'active',
    price,
    currency,
    startsAt: now,
    endsAt: monthLater(now),
    runsUntil: monthLater(now),
    createdAt: now,
    updatedAt: now,
  })
}

async function paid(context: LedgerContext, columns: Parameters<typeof newPayment>[1]): Promise<PaymentRow> {
  const payment: PaymentRow = { ...newPayment(context, columns), status: 'succeeded', method: 'card' }
  const charged = { ...payment, providerReference: `sandbox_${payment._id}` }
  await context.tables.insert('payments', charged)
  return charged
}
