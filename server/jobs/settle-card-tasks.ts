import { bookRefundToWallet, bookRefundPaid } from '#server/domain/ledger/ledger-entries.ts'
import type { LedgerContext } from '#server/domain/ledger/ledger.ts'
import type { Row } from '#server/store/tables.ts'
import type { JobDeps } from './job-deps.ts'

const batch = 20
/** Tries are a minute apart, then two, four, … up to an hour. A refund is owed, so they never end. */
const longestWait = 60

/**
 * Asks the card provider for what committed changes have promised: money back to a card, a card to be forgotten. Several processes may
 * run it, and one may die on the way: the provider drops a repeat by the task's id. `onFailure` is told why it could not be asked.
 * Returns how many were taken.
 */
export async function settleCardTasks(deps: JobDeps, onFailure: (failure: unknown, taskId: string) => void): Promise<number> {
  const { store, clock } = deps
  const now = clock().toISOString()
  const waiting = await store.list('cardTasks', { doneAt: null }, { orderBy: ['nextTryAt', '_id'], limit: batch })
  const tasks: Row<'cardTasks'>[] = []
  for (const task of waiting.filter(({ nextTryAt }) => nextTryAt <= now)) {
    const wait = Math.min(longestWait, 2 ** Math.min(task.tries, 10)) * 60_000
    const nextTryAt = new Date(Date.parse(now) + wait).toISOString()
    // Whoever counts the try has the task.
    const where = { _id: task._id, tries: task.tries, doneAt: null }
    if ((await store.update('cardTasks', where, { tries: task.tries + 1, nextTryAt })) > 0) tasks.push(task)
  }
  for (const task of tasks) {
    try {
      await settle(deps, task)
    } catch (error) {
      // Its next try is planned already.
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

/** A card that takes nothing back, closed or lost: what is owed goes into the payer's wallet. */
async function returnToWallet(
  deps: LedgerContext,
  refund: { paymentId: string | null; amount: number; currency: string },
): Promise<void> {
  const payment = refund.paymentId === null ? undefined : await deps.tables.find('payments', { _id: refund.paymentId })
  // A refund is always promised with its payment, which a foreign key keeps.
  if (payment === undefined) throw new Error('A refund lacks its payment')
  await bookRefundToWallet(deps, { ...refund, userId: payment.userId })
}
