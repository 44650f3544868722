import { askForRatings } from './ask-for-ratings.ts'
import { askAboutDeliveries } from './ask-about-deliveries.ts'
import { completeOrders } from './complete-orders.ts'
import { countOutBatches } from './count-out-batches.ts'
import { deliverOutbox, type Senders } from './deliver-outbox.ts'
import { fetchExchangeRates } from './fetch-exchange-rates.ts'
import { followExchangeRates } from './follow-exchange-rates.ts'
import { lapseCalls } from './lapse-calls.ts'
import { lapseFreight } from './lapse-freight.ts'
import { measureResponses } from './measure-responses.ts'
import { keepProductViews } from './keep-product-views.ts'
import { expireQuotes } from './expire-quotes.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import { expireRequirements } from './expire-requirements.ts'
import type { TimedJob } from './run-jobs.ts'
import type { JobDeps } from './job-deps.ts'
import { announceRenewals, renewSubscriptions } from './renew-subscriptions.ts'
import { remindOfDispatches } from './remind-of-dispatches.ts'
import { remindOfPayments } from './remind-of-payments.ts'
import { runWeeklyPayouts } from './run-weekly-payouts.ts'
import { ageSecurityEvents, sealSecurityEvents } from './seal-security-events.ts'
import { catalogueImportJob } from './run-catalogue-imports.ts'
import { sweepAttachments } from './sweep-attachments.ts'
import { sweepExpired } from './sweep-expired.ts'
import { sweepFiles } from './sweep-files.ts'
import { settleCardTasks } from './settle-card-tasks.ts'

const minute = 60_000

/** All timed work of a process. Deadlines of days or weeks need no check every second. */
export function timedJobs(
  deps: JobDeps,
  senders: Senders,
  onFailure: (failure: unknown, job: string, id: string) => void,
): readonly TimedJob[] {
  const { refreshStatistics, chooseLeadingProducts } = deps.store
  const failureIn = (job: string) => (failure: unknown, id: string) => onFailure(failure, job, id)
  return [
    {
      name: 'deliver-outbox',
      pause: 500,
      run: () => deliverOutbox(deps.store, senders, deps.clock, failureIn('deliver-outbox')),
    },
    { name: 'expire-quotes', pause: minute, run: () => expireQuotes(deps) },
    { name: 'settle-card-tasks', pause: 5_000, run: () => settleCardTasks(deps, failureIn('settle-card-tasks')) },
    { name: 'announce-renewals', pause: minute, run: () => announceRenewals(deps) },
    { name: 'renew-subscriptions', pause: minute, run: () => renewSubscriptions(deps, failureIn('renew-subscriptions')) },
    { name: 'expire-subscriptions', pause: minute, run: () => expireSubscriptions(deps) },
    { name: 'run-weekly-payouts', pause: minute, run: () => runWeeklyPayouts(deps) },
    { name: 'lapse-freight', pause: minute, run: () => lapseFreight(deps) },
    { name: 'count-out-batches', pause: minute, run: () => countOutBatches(deps) },
    { name: 'complete-orders', pause: minute, run: () => completeOrders(deps) },
    { name: 'ask-for-ratings', pause: 10 * minute, run: () => askForRatings(deps) },
    { name: 'measure-responses', pause: minute, run: () => measureResponses(deps) },
    { name: 'remind-of-dispatches', pause: minute, run: () => remindOfDispatches(deps) },
    { name: 'remind-of-payments', pause: minute, run: () => remindOfPayments(deps) },
    { name: 'ask-about-deliveries', pause: minute, run: () => askAboutDeliveries(deps) },
    { name: 'lapse-calls', pause: 5_000, run: () => lapseCalls(deps) },
    { name: 'keep-product-views', pause: 5_000, run: () => keepProductViews(deps) },
    { name: 'sweep-expired', pause: 10 * minute, run: () => sweepExpired(deps) },
    { name: 'expire-requirements', pause: minute, run: () => expireRequirements(deps) },
    ...(refreshStatistics === undefined ? [] : [upkeep('refresh-statistics', 60 * minute, refreshStatistics)]),
    ...(chooseLeadingProducts === undefined
      ? []
      : [upkeep('choose-leading-products', 5 * minute, () => chooseLeadingProducts(deps.clock().toISOString()))]),
    { name: 'sweep-attachments', pause: 10 * minute, run: () => sweepAttachments(deps) },
    { name: 'seal-security-events', pause: 2_000, run: () => sealSecurityEvents(deps) },
    { name: 'age-security-events', pause: 60 * minute, run: () => ageSecurityEvents(deps) },
    { name: 'run-catalogue-imports', pause: 1_000, run: catalogueImportJob(deps) },
    {
      name: 'fetch-exchange-rates',
      pause: 10 * minute,
      run: () => fetchExchangeRates(deps, (failure) => onFailure(failure, 'fetch-exchange-rates', '')),
    },
    { name: 'follow-exchange-rates', pause: 5_000, run: () => followExchangeRates(deps) },
    { name: 'sweep-files', pause: 10 * minute, run: () => sweepFiles(deps) },
  ]
}

/** Work of the store on itself: there is never more of it to be done at once. */
const upkeep = (name: string, pause: number, work: () => Promise<void>): TimedJob => ({
  name,
  pause,
  run: async () => {
    await work()
    return 0
  },
})
