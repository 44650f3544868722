import type { Row } from '#server/store/tables.ts'
import { madeAt, testId } from './store-fixture.ts'

/* Rows of plans, subscriptions and the ledger with sensible defaults, as in store-fixture.ts. */

export const planRow = (columns: Partial<Row<'plans'>> = {}): Row<'plans'> => {
  const _id = columns._id ?? testId()
  return {
    _id,
    slug: `plan-${_id.slice(-12)}`,
    name_en: 'Starter',
    name_ar: null,
    name_bn: null,
    description_en: null,
    description_ar: null,
    description_bn: null,
    price: 0,
    currency: 'USD',
    listings: 10,
    bids: 5,
    promotions: 0,
    position: 0,
    onOffer: true,
    createdAt: madeAt,
    ...columns,
  }
}

export const subscriptionRow = (
  columns: Pick<Row<'subscriptions'>, 'userId' | 'planId'> & Partial<Row<'subscriptions'>>,
): Row<'subscriptions'> => ({
  _id: testId(),
  status: 'active',
  price: 4900,
  currency: 'USD',
  startsAt: madeAt,
  endsAt: columns.runsUntil ?? '2026-12-21T08:30:00.000Z',
  runsUntil: columns.endsAt ?? '2026-12-21T08:30:00.000Z',
  createdAt: madeAt,
  updatedAt: madeAt,
  ...columns,
})

export const entryRow = (
  columns: Pick<Row<'ledgerEntries'>, 'ownerId' | 'account' | 'amount' | 'currency'>,
): Row<'ledgerEntries'> => ({
  _id: testId(),
  transferId: testId(),
  orderId: null,
  paymentId: null,
  payoutId: null,
  kind: 'payment',
  at: madeAt,
  ...columns,
})

export const transactionRow = (
  columns: Pick<Row<'transactions'>, 'userId'> & Partial<Row<'transactions'>>,
): Row<'transactions'> => ({
  _id: testId(),
  transferId: testId(),
  side: 'buyer',
  kind: 'orderPayment',
  direction: 'out',
  method: 'card',
  amount: 100,
  currency: 'USD',
  commission: 0,
  subject: 'KO-26-00000-00000',
  orderId: null,
  paymentId: null,
  payoutId: null,
  createdAt: madeAt,
  ...columns,
})
