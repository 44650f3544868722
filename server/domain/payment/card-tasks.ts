import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Promises in this transaction that a card gets its money back; the job asks the provider once the change is kept. */
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

/** Promises that the provider forgets a kept card. */
export async function queueForgetting(context: OperationContext, reference: string): Promise<void> {
  const row = { kind: 'forgetCard', reference, paymentId: null, amount: 0, currency: null } as const
  await context.tables.insert('cardTasks', { ...newTask(context), ...row })
}

const newTask = ({ now, newId }: OperationContext) => ({ _id: newId(), tries: 0, nextTryAt: now, doneAt: null, createdAt: now })
