import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Queues a refund to a card in this transaction; a job calls the provider after the commit. */
export async function queueRefund(context: OperationContext, payment: Row<'payments'>): Promise<void> {
  const { _id: paymentId, providerReference, amount, currency } = payment
  if (providerReference === null) throw new Error(`Payment ${paymentId} was charged without a reference`)
  await context.tables.insert('cardTasks', {
    ...newTask(context),
    kind: 'refund',
    reference: providerReference,
    paymentId,
    amount,
    currency,
  })
}

/** Queues the deletion of a stored card at the provider. */
export async function queueForgetting(context: OperationContext, reference: string): Promise<void> {
  const row = { kind: 'forgetCard', reference, paymentId: null, amount: 0, currency: null } as const
  await context.tables.insert('cardTasks', { ...newTask(context), ...row })
}

const newTask = ({ now, newId }: OperationContext) => ({ _id: newId(), tries: 0, nextTryAt: now, doneAt: null, createdAt: now })
