import type { components } from '#src/generated/schema.ts'
import { plansOf, transactionRequest } from '#server/domain/payment/transaction-pages.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export const getUserTransactions: Operation<'getUserTransactions'> = async ({ tables, caller, body }) => {
  const { rows, total } = await tables.transactionPage({ ...transactionRequest(caller, body), ...pageOf(body) })
  const planOf = await plansOf(tables, rows)
  return { transactions: rows.map((row) => serializeTransaction(row, planOf(row))), total }
}

function serializeTransaction(row: Row<'transactions'>, plan: Row<'plans'> | undefined): components['schemas']['Transaction'] {
  const { _id, kind, direction, amount, currency, createdAt, method, orderId, paymentId } = row
  const hasCommission = kind === 'earning' || kind === 'earningReversal'
  return {
    ...omitNull({ method, orderId, paymentId, subject: row.subject === '' ? null : row.subject }),
    _id,
    kind,
    direction,
    amount: { amount, currency },
    createdAt,
    ...(hasCommission ? { commission: { amount: row.commission, currency } } : {}),
    ...(plan === undefined
      ? {}
      : { plan: { name_en: plan.name_en, ...omitNull({ name_ar: plan.name_ar, name_bn: plan.name_bn }) } }),
  }
}
