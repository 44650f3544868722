import { completeOrders } from './complete-orders.ts'
import { deliverOutbox, type Senders } from './deliver-outbox.ts'
import { lapseCalls } from './lapse-calls.ts'
import { keepProductViews } from './keep-product-views.ts'
import { expireQuotes } from './expire-quotes.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import { expireRequirements } from './expire-requirements.ts'
import type { TimedJob } from './run-jobs.ts'
import type { JobMeans } from './job-means.ts'
import { sweepAttachments } from './sweep-attachments.ts'
import { sweepExpired } from './sweep-expired.ts'
import { sweepFiles } from './sweep-files.ts'
import { settleCardTasks } from './settle-card-tasks.ts'

const minute = 60_000

/** All timed work of a process. What ends at a day's or a week's end need not be looked for every second. */
export function timedJobs(
  means: JobMeans,
  senders: Senders,
  onFailure: (failure: unknown, id: string) => void,
): readonly TimedJob[] {
  const { refreshStatistics } = means.store
  return [
    { name: 'deliver-outbox', pause: 500, run: () => deliverOutbox(means.store, senders, means.clock, onFailure) },
    { name: 'expire-quotes', pause: minute, run: () => expireQuotes(means) },
    { name: 'settle-card-tasks', pause: 5_000, run: () => settleCardTasks(means, onFailure) },
    { name: 'expire-subscriptions', pause: minute, run: () => expireSubscriptions(means) },
    { name: 'complete-orders', pause: minute, run: () => completeOrders(means) },
    { name: 'lapse-calls', pause: 5_000, run: () => lapseCalls(means) },
    { name: 'keep-product-views', pause: 5_000, run: () => keepProductViews(means) },
    { name: 'sweep-expired', pause: 10 * minute, run: () => sweepExpired(means) },
    { name: 'expire-requirements', pause: minute, run: () => expireRequirements(means) },
    ...(refreshStatistics === undefined ? [] : [statistics(refreshStatistics)]),
    { name: 'sweep-attachments', pause: 10 * minute, run: () => sweepAttachments(means) },
    { name: 'sweep-files', pause: 10 * minute, run: () => sweepFiles(means) },
  ]
}

const statistics = (refresh: () => Promise<void>): TimedJob => ({
  name: 'refresh-statistics',
  pause: 60 * minute,
  run: async () => {
    await refresh()
    return 0
  },
})
