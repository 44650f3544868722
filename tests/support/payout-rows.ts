import type { Row } from '#server/store/tables.ts'
import { madeAt, testId } from './store-fixture.ts'

/* Rows of payouts with sensible defaults, as in store-fixture.ts. */

export const payoutAccountRow = (
  columns: Pick<Row<'payoutAccounts'>, 'userId'> & Partial<Row<'payoutAccounts'>>,
): Row<'payoutAccounts'> => ({
  _id: testId(),
  currency: 'USD',
  country: 'SA',
  kind: 'iban',
  holder: 'Gulf Marjan Trading Est.',
  bankName: null,
  secretDetails: 'encrypted',
  lastFour: '7519',
  weekly: false,
  nextRunAt: null,
  changedAt: madeAt,
  createdAt: madeAt,
  ...columns,
})

export const payoutRow = (columns: Pick<Row<'payouts'>, 'userId'> & Partial<Row<'payouts'>>): Row<'payouts'> => {
  const _id = columns._id ?? testId()
  return {
    _id,
    number: `KP-26-${_id.slice(-12)}`,
    accountId: null,
    amount: 10_000,
    currency: 'USD',
    status: 'requested',
    weekly: false,
    holder: 'Gulf Marjan Trading Est.',
    lastFour: '7519',
    batchId: null,
    requestedAt: madeAt,
    payableFrom: madeAt,
    sentAt: null,
    settledAt: null,
    reason: null,
    ...columns,
  }
}
