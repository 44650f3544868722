import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { onSendingFailed } from '#src/machines/platform/sending.ts'

type Report = CallBody<'reportAbuse'>
export type AbuseSubject = Pick<Report, 'subject' | 'subjectId'>
/** What the person says of it. */
export type AbuseDetails = Omit<Report, keyof AbuseSubject>

export type AbuseReportingEvent =
  | ({ type: 'report.chosen' } & AbuseSubject)
  | { type: 'report.submitted'; details: AbuseDetails }
  | { type: 'report.abandoned' }

interface Context {
  subject: AbuseSubject | null
  sent: Report | null
  /** Kept while the same is sent again after no answer came. */
  idempotencyKey: string
  failure: ApiFailure | null
}

/**
 * Somebody reports a listing, a rating, a message or a person to the marketplace: chooses it, says why in a dialog, and sends it. The
 * server may find fault with a field, may refuse (it is reported already, or gone), or may not answer; what was typed stays.
 */
export const abuseReportingMachine = setup({
  types: flowTypes<{ context: Context; events: AbuseReportingEvent }>(),
  actors: {
    sending: fromPromise<{ message: string }, { report: Report; idempotencyKey: string }>(async ({ input, signal }) => {
      const { message } = await callApi('reportAbuse', { body: input.report, idempotencyKey: input.idempotencyKey, signal })
      return { message }
    }),
  },
  actions: {
    choose: assign((_, { subject, subjectId }: AbuseSubject) => ({ subject: { subject, subjectId }, sent: null, failure: null })),
    take: assign(({ context }, { details }: { details: AbuseDetails }) => {
      if (context.subject === null) throw new Error('Nothing was chosen to be reported')
      const report = { ...context.subject, ...details }
      const isRepeated = context.failure?.kind !== 'rejected' && sameValue(report, context.sent)
      return { sent: report, idempotencyKey: isRepeated ? context.idempotencyKey : newIdempotencyKey() }
    }),
    forget: assign(() => ({ subject: null, sent: null, failure: null })),
    notifySuccess: enqueueActions(({ enqueue }, { message }: { message: string }) => {
      enqueue.emit(successToast(message, 'abuse:done'))
    }),
  },
})
  .extend(failureHandling<Context, AbuseReportingEvent>())
  .createMachine({
    id: 'abuseReporting',
    context: { subject: null, sent: null, idempotencyKey: '', failure: null },
    initial: 'idle',
    states: {
      idle: {
        entry: 'forget',
        on: { 'report.chosen': { target: 'asked', actions: { type: 'choose', params: ({ event }) => event } } },
      },
      asked: {
        tags: ['dialog'],
        initial: 'open',
        on: {
          'report.abandoned': { target: 'idle' },
          'report.submitted': { target: '.sending', actions: { type: 'take', params: ({ event }) => event } },
        },
        states: {
          open: {},
          sending: {
            tags: ['busy'],
            invoke: {
              id: 'sending',
              src: 'sending',
              input: ({ context }) => {
                if (context.sent === null) throw new Error('There is no report to send')
                return { report: context.sent, idempotencyKey: context.idempotencyKey }
              },
              onDone: {
                target: '#abuseReporting.idle',
                actions: { type: 'notifySuccess', params: ({ event }) => event.output },
              },
              onError: [{ guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' }, ...onSendingFailed],
            },
            // A double click sends once; whether it has arrived is not known yet.
            on: { 'report.submitted': {}, 'report.abandoned': {} },
          },
          corrected: { tags: ['failed'] },
          refused: { tags: ['failed', 'refused'] },
          unreachable: { tags: ['failed', 'unreachable'] },
        },
      },
    },
  })
