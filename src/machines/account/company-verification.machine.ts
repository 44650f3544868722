import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { finishDraft, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

type CompanyDocuments = CallResults<'getCompanyDocuments'>
type SentDocuments = CallBody<'sendCompanyDocuments'>

export type CompanyVerificationEvent =
  | { type: 'retry.asked' }
  | { type: 'writing.begun' }
  | { type: 'writing.abandoned' }
  | { type: 'documents.entered'; documents: SentDocuments }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
  | LiveChanged

export interface CompanyVerificationContext {
  /** How the company stands; nothing until it was read. */
  documents: CompanyDocuments | null
  sent: SentDocuments | null
  /** One for each intended change: kept while the same documents are sent again after no answer came. */
  idempotencyKey: string
  /** How much of what is sent has gone out, from 0 to 1. */
  share: number
  failure: ApiFailure | null
}

interface Sending {
  sent: SentDocuments | null
  idempotencyKey: string
  onProgress: (share: number) => void
}

/**
 * A company shows who it is: its numbers and documents go to the marketplace's staff, whose verdict comes with a notification. The
 * server may find something wrong with a number or a file, or no answer may come; the form stays with what was entered. A long upload
 * can be called off. Whoever closes the form reads anew how the company stands: what was sent may have arrived all the same.
 */
export const companyVerificationMachine = setup({
  // `writing`: the form is open; `sending`: what was entered is on its way.
  types: flowTypes<{ context: CompanyVerificationContext; events: CompanyVerificationEvent }, FlowTag | 'writing' | 'sending'>(),
  actors: {
    reading: fromPromise<CompanyDocuments>(async ({ signal }) => (await callApi('getCompanyDocuments', { signal })).results),
    sending: fromPromise<{ results: CompanyDocuments; message: string }, Sending>(async ({ input, signal }) => {
      const { sent, idempotencyKey, onProgress } = input
      if (sent === null) throw new Error('No documents were entered')
      return callApi('sendCompanyDocuments', { body: sent, idempotencyKey, signal, send: uploadWithProgress(onProgress) })
    }),
    liveChanges,
  },
  actions: {
    keep: assign((_, { documents }: { documents: CompanyDocuments }) => ({ documents, sent: null, failure: null })),
    take: assign(({ context }, { documents }: { documents: SentDocuments }) => ({
      sent: documents,
      idempotencyKey:
        context.failure?.kind !== 'rejected' && isSame(documents, context.sent) ? context.idempotencyKey : newIdempotencyKey(),
      share: 0,
      failure: null,
    })),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    notifySent: enqueueActions(({ enqueue }, { message }: { message: string }) => {
      enqueue.emit(finishDraft(draftNames.documents))
      enqueue.emit(successToast(message, 'account:companyDocuments.sent'))
    }),
  },
})
  .extend(failureHandling<CompanyVerificationContext, CompanyVerificationEvent>())
  .createMachine({
    id: 'companyVerification',
    context: { documents: null, sent: null, idempotencyKey: '', share: 0, failure: null },
    // The verdict comes with a notification.
    invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['notification.created'] } },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ documents: event.output }) } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      shown: {
        tags: ['filled'],
        initial: 'resting',
        states: {
          resting: { on: { 'writing.begun': { target: 'writing' }, 'live.changed': { target: 'refreshing' } } },
          refreshing: {
            tags: ['busy'],
            on: {
              'writing.begun': { target: 'writing' },
              // What was asked for before the newest change may not know of it yet.
              'live.changed': { target: 'refreshing', reenter: true },
            },
            invoke: {
              id: 'rereading',
              src: 'reading',
              onDone: { target: 'resting', actions: { type: 'keep', params: ({ event }) => ({ documents: event.output }) } },
              onError: { target: 'resting', actions: 'notifyFailure' },
            },
          },
          writing: {
            tags: ['writing'],
            initial: 'open',
            on: {
              'documents.entered': { target: '.sending', actions: { type: 'take', params: ({ event }) => event } },
              'writing.abandoned': { target: 'refreshing', actions: 'clearFailure' },
            },
            states: {
              open: {},
              sending: {
                tags: ['busy', 'sending'],
                on: {
                  // A double click sends once; the form is closed when it is known what became of it.
                  'documents.entered': {},
                  'writing.abandoned': {},
                  'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
                  'upload.cancelled': { target: 'open' },
                },
                invoke: {
                  id: 'sending',
                  src: 'sending',
                  input: ({ context: { sent, idempotencyKey }, self }) => ({
                    sent,
                    idempotencyKey,
                    onProgress: (share) => self.send({ type: 'upload.progressed', share }),
                  }),
                  onDone: {
                    target: '#companyVerification.shown.resting',
                    actions: [
                      { type: 'keep', params: ({ event }) => ({ documents: event.output.results }) },
                      { type: 'notifySent', params: ({ event }) => event.output },
                    ],
                  },
                  onError: onReadingFailed,
                },
              },
              ...unsentStates,
            },
          },
        },
      },
    },
  })

/** Whether the same numbers go out with the same files, which are compared as the person chose them. */
function isSame(documents: SentDocuments, sent: SentDocuments | null): boolean {
  return (
    sent !== null &&
    documents.tradeLicenceNumber === sent.tradeLicenceNumber &&
    documents.taxNumber === sent.taxNumber &&
    documents.files.length === sent.files.length &&
    documents.files.every((file, index) => file === sent.files[index])
  )
}
