import { announceRenewal, beginRenewal, delayRenewal, recordRenewal } from '#server/domain/payment/plan-renewals.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'
import type { Tables } from '#server/store/store.ts'
import type { OperationContext } from '#server/operation.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 20

/** Announces the renewals that are due in a week. Returns how many it announced. */
export async function announceRenewals(deps: JobDeps): Promise<number> {
  const now = deps.clock().toISOString()
  const next = await deps.store.list('planRenewals', {}, { orderBy: ['noticeAt', '_id'], limit: batch })
  const due = next.filter(({ noticeAt }) => noticeAt !== null && noticeAt <= now).map(({ _id }) => _id)
  return eachAlone(deps, due, announceRenewal)
}

/**
 * Renews the subscriptions whose paid month is over, and tries those again that could not be. Several processes may run it, and one may
 * crash: a month is paid once. `onFailure` gets the errors; what fails waits, and holds nobody else up. Returns how many tries have an outcome.
 */
export async function renewSubscriptions(
  deps: JobDeps,
  onFailure: (failure: unknown, renewalId: string) => void,
): Promise<number> {
  const now = deps.clock().toISOString()
  const next = await deps.store.list('planRenewals', {}, { orderBy: ['tryAt', '_id'], limit: batch })
  const due = next.filter(({ tryAt }) => tryAt !== null && tryAt <= now)
  let tried = 0
  for (const { _id } of due) {
    try {
      await renew(deps, _id)
      tried += 1
    } catch (error) {
      // A DomainError: its owner or another process was faster. After any other it is tried again.
      if (error instanceof DomainError) continue
      onFailure(error, _id)
      await inTransaction(deps, (context) => delayRenewal(context, _id))
    }
  }
  return tried
}

async function renew(deps: JobDeps, renewalId: string): Promise<void> {
  const charge = await inTransaction(deps, (context) => beginRenewal(context, renewalId))
  if (charge === undefined) return
  // Outside of every transaction, since it may take seconds.
  const outcome = await deps.ports.cardPayments.charge(charge)
  await inTransaction(deps, (context) => recordRenewal(context, charge, outcome))
}

const inTransaction = <Result>({ store, ports, clock, newId }: JobDeps, work: (context: OperationContext) => Promise<Result>) =>
  store.transaction((tables: Tables) => work({ tables, ports, newId, now: clock().toISOString() }))
