import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type WaitingReport = CallResults<'getAbuseReports'>['reports'][number]
export type ReportDecision = { act: CallBody<'resolveAbuseReport'>['outcome'] } & Omit<CallBody<'resolveAbuseReport'>, 'outcome'>

/** An operator decides reports of abuse; one decision is for every open report of the same. */
export const reportQueueMachine = createQueueMachine<WaitingReport, CallBody<'getAbuseReports'>, ReportDecision>({
  id: 'queue.reports',
  read: async (body, signal) => {
    const { reports, total } = (await callOperatorApi('getAbuseReports', { body, signal })).results
    return { items: reports, total }
  },
  decide: ({ report }, { act, ...rest }, signal) =>
    callOperatorApi('resolveAbuseReport', { path: { id: report._id }, body: { ...rest, outcome: act }, signal }),
})
