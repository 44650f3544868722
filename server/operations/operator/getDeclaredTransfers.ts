import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { decidedBy, queueCondition } from '#server/domain/operator/work-queues.ts'
import { othersByReference } from '#server/domain/payment/bank-transfers.ts'
import type { PaymentRow } from '#server/domain/payment/payments.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export const getDeclaredTransfers: Operation<'getDeclaredTransfers'> = async (call) => {
  const { tables, body } = call
  // A payment of another kind is no transfer, whoever knows its id.
  const where = { ...queueCondition(body, 'transfers'), method: 'bankTransfer' as const }
  const orderBy = body.state === 'decided' ? (['-updatedAt', '-_id'] as const) : (['createdAt', '_id'] as const)
  const [payments, total] = await Promise.all([
    tables.list('payments', where, { orderBy, ...pageOf(body) }),
    tables.count('payments', where),
  ])
  const others = new Map(
    await Promise.all(payments.map(async (payment) => [payment._id, await othersByReference(call, payment)] as const)),
  )
  const shown = [...payments, ...[...others.values()].flat()]
  const found = shown.map(({ _id, userId }) => ({ name: _id, accountId: userId }))
  await recordQueueReading(call, 'getDeclaredTransfers', body.id === undefined ? undefined : found)
  const nameOf = await accountNamesOf(
    call,
    shown.map(({ userId }) => userId),
  )
  const orders = await tables.list('orders', { _id: shown.flatMap(({ orderId }) => orderId ?? []) })
  const numberOf = (payment: PaymentRow) => orders.find(({ _id }) => _id === payment.orderId)?.number ?? null
  return {
    total,
    transfers: payments.map((payment) => ({
      ...omitNull({
        orderId: payment.orderId,
        reference: payment.transferReference,
        statementEntry: payment.statementEntry,
        orderNumber: numberOf(payment),
      }),
      ...decisionOf(payment),
      _id: payment._id,
      kind: payment.kind,
      amount: { amount: payment.amount, currency: payment.currency },
      status: statusOf(payment.status),
      payer: nameOf(payment.userId),
      sameReference: (others.get(payment._id) ?? []).map((other) => ({
        ...omitNull({ orderNumber: numberOf(other) }),
        _id: other._id,
        kind: other.kind,
        amount: { amount: other.amount, currency: other.currency },
        reference: other.transferReference ?? '',
        status: statusOf(other.status),
        payer: nameOf(other.userId),
      })),
      declaredAt: payment.createdAt,
    })),
  }
}

/** An approved transfer may have been given back since; of what was decided before it was kept the last change tells when. */
function decisionOf({
  status,
  decidedAt,
  decidedBy: by,
  updatedAt,
  reason,
}: Pick<Row<'payments'>, 'status' | 'decidedAt' | 'decidedBy' | 'updatedAt' | 'reason'>) {
  return status === 'review' ? {} : decidedBy(decidedAt ?? updatedAt, by, reason)
}

/** A transfer waits for its review from its declaration on. Throws for what no transfer is. */
function statusOf(status: Row<'payments'>['status']) {
  if (status === 'review' || status === 'approved' || status === 'declined' || status === 'refunded') return status
  throw new Error(`A bank transfer is not ${status}`)
}
