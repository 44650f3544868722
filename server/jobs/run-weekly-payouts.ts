import { hasSecondFactor } from '#server/domain/account/second-factors.ts'
import { askForWeeklyPayout, nextWeeklyRun } from '#server/domain/payment/weekly-payouts.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/**
 * Asks for the payouts of sellers who have all that is available paid out each week. Whoever has no second factor any more is passed over,
 * as suspended sellers are. Returns how many accounts were gone through.
 */
export async function runWeeklyPayouts(deps: JobDeps): Promise<number> {
  const now = deps.clock().toISOString()
  const weekly = await deps.store.list('payoutAccounts', { weekly: true }, { orderBy: ['nextRunAt', '_id'], limit: batch })
  const due = weekly.filter(({ nextRunAt }) => nextRunAt !== null && nextRunAt <= now).map(({ _id }) => _id)
  return eachAlone(deps, due, async (own, id) => {
    const account = await own.tables.find('payoutAccounts', { _id: id, weekly: true })
    if (account === undefined || account.nextRunAt === null || account.nextRunAt > own.now)
      throw conflict('server:conflict.changed')
    await own.tables.update('payoutAccounts', { _id: id }, { nextRunAt: nextWeeklyRun(own.now) })
    const isSuspended = (await own.tables.count('suspensions', { _id: account.userId })) > 0
    if (isSuspended || !(await hasSecondFactor(own, account.userId))) return
    await askForWeeklyPayout(own, account)
  })
}
