import { remindOfPayment } from '#server/domain/order/payment-reminders.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** Reminds the buyers, and once the sellers, of invoices on terms that are due soon or overdue. Returns how many orders it reminded of. */
export async function remindOfPayments(deps: JobDeps): Promise<number> {
  const due = await deps.store.paymentsToRemindOf(deps.clock().toISOString().slice(0, 10), batch)
  return eachAlone(deps, due, remindOfPayment)
}
