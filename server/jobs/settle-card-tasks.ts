import { bookRefundToWallet, bookRefundPaid } from '#server/domain/ledger/ledger-entries.ts'
import type { LedgerContext } from '#server/domain/ledger/ledger.ts'
import type { Row } from '#server/store/tables.ts'
import type { JobDeps } from './job-deps.ts'

const batch = 20
/** Tries are a minute apart, then two, four, … up to an hour. A refund is owed, so they never end. */
const longestWait = 60

/**
 * Executes queued tasks at the card provider: refunds, and deletions of cards. Several processes may run it, and one may crash: the
 * provider drops a repeat by the task's id. `onFailure` gets the errors. Returns how many were taken.
 */
export async function settleCardTasks(deps: JobDeps, onFailure: (failure: unknown, taskId: string) => void): Promise<number> {
  const { store, clock } = deps
  const now = clock().toISOString()
  const waiting = await store.list('cardTasks', { doneAt: null }, { orderBy: ['nextTryAt', '_id'], limit: batch })
  const tasks: Row<'cardTasks'>[] = []
  for (const task of waiting.filter(({ nextTryAt }) => nextTryAt <= now)) {
    const wait = Math.min(longestWait, 2 ** Math.min(task.tries, 10)) * 60_000
    const nextTryAt = new Date(Date.parse(now) + wait).toISOString()
    // The process that increments the tries owns the task.
    const where = { _id: task._id, tries: task.tries, doneAt: null }
    if ((await store.update('cardTasks', where, { tries: task.tries + 1, nextTryAt })) > 0) tasks.push(task)
  }
  for (const task of tasks) {
    try {
      await settle(deps, task)
    } catch (error) {
      // Its next try is already scheduled.
      onFailure(error, task._id)
    }
  }
  return tasks.length
}

async function settle({ store, ports, clock, newId }: JobDeps, task: Row<'cardTasks'>): Promise<void> {
  const doneAt = () => clock().toISOString()
  if (task.kind === 'forgetCard' || task.currency === null) {
    await ports.cardPayments.forget(task.reference)
    await store.update('cardTasks', { _id: task._id, doneAt: null }, { doneAt: doneAt() })
    return
  }
  const amount = { amount: task.amount, currency: task.currency }
  const paid = await ports.cardPayments.refund({ refundId: task._id, reference: task.reference, amount })
  await store.transaction(async (tables) => {
    const now = doneAt()
    const changed = await tables.update('cardTasks', { _id: task._id, doneAt: null }, { doneAt: now })
    if (changed === 0) return
    const refund = { paymentId: task.paymentId, ...amount }
    if (paid) await bookRefundPaid({ tables, now, newId }, refund)
    else await returnToWallet({ tables, now, newId }, refund)
  })
}

/** A card that accepts no refund, closed or lost: the amount goes into the payer's wallet. */
async function returnToWallet(
  deps: LedgerContext,
  refund: { paymentId: string | null; amount: number; currency: string },
): Promise<void> {
  const payment = refund.paymentId === null ? undefined : await deps.tables.find('payments', { _id: refund.paymentId })
  // A refund is always queued with its payment, which a foreign key keeps.
  if (payment === undefined) throw new Error('A refund lacks its payment')
  await bookRefundToWallet(deps, { ...refund, userId: payment.userId })
}
