import type { components } from '#src/generated/schema.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export const getUserTransactions: Operation<'getUserTransactions'> = async ({ tables, caller, body }) => {
  const { kinds, methods, currency, from, to, search } = body
  const { rows, total } = await tables.transactionPage({
    userId: caller.user._id,
    side: caller.side,
    // An empty choice is none: all are shown.
    ...omitNull({ kinds: kinds?.length ? kinds : null, methods: methods?.length ? methods : null, currency, search }),
    ...omitNull({ from: moment(from), to: moment(to) }),
    ...pageOf(body),
  })
  return { transactions: rows.map(serializeTransaction), total }
}

/** A moment may be sent in any zone; the rows are compared in UTC. */
const moment = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toISOString())

function serializeTransaction(row: Row<'transactions'>): components['schemas']['Transaction'] {
  const { _id, kind, direction, amount, currency, createdAt, method, orderId, paymentId } = row
  return {
    ...omitNull({ method, orderId, paymentId, subject: row.subject === '' ? null : row.subject }),
    _id,
    kind,
    direction,
    amount: { amount, currency },
    createdAt,
    ...(kind === 'earning' ? { commission: { amount: row.commission, currency } } : {}),
  }
}
