import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { uploadTelling } from '#src/api/upload.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { type FlowEmitted, failureToast, finishDraft, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'

type Papers = CallResults<'getCompanyPapers'>
type SentPapers = CallBody<'sendCompanyPapers'>

export type CompanyVerificationEvent =
  | { type: 'retry.asked' }
  | { type: 'writing.begun' }
  | { type: 'writing.abandoned' }
  | { type: 'papers.entered'; papers: SentPapers }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
  | LiveChanged

export interface CompanyVerificationContext {
  /** How the company stands; nothing until it was read. */
  papers: Papers | null
  sent: SentPapers | null
  /** One for each intended change: kept while the same papers are sent again after no answer came. */
  idempotencyKey: string
  /** How much of what is sent has gone out, from 0 to 1. */
  share: number
  failure: ApiFailure | null
  /** Messages of the server by field, to be set on the form. */
  fields: Readonly<Record<string, string>>
}

interface Sending {
  sent: SentPapers | null
  idempotencyKey: string
  onProgress: (share: number) => void
}

const noFields: Readonly<Record<string, string>> = {}
const nothingBlamed = { failure: null, fields: noFields }

/**
 * A company shows who it is: its numbers and papers go to the marketplace's staff, whose verdict comes with a notification. The
 * server may find something wrong with a number or a file, or no answer may come; the form stays with what was entered. A long upload
 * can be called off. Whoever closes the form reads anew how the company stands: what was sent may have arrived all the same.
 */
export const companyVerificationMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as CompanyVerificationContext,
    events: {} as CompanyVerificationEvent,
    // `writing`: the form is open; `sending`: what was entered is on its way.
    tags: {} as FlowTag | 'writing' | 'sending',
    emitted: {} as FlowEmitted,
  },
  actors: {
    reading: fromPromise<Papers>(async ({ signal }) => (await callApi('getCompanyPapers', { signal })).results),
    sending: fromPromise<{ results: Papers; message: string }, Sending>(async ({ input, signal }) => {
      const { sent, idempotencyKey, onProgress } = input
      if (sent === null) throw new Error('No papers were entered')
      return callApi('sendCompanyPapers', { body: sent, idempotencyKey, signal, send: uploadTelling(onProgress) })
    }),
    liveChanges,
  },
  actions: {
    keep: assign((_, { papers }: { papers: Papers }) => ({ papers, sent: null, ...nothingBlamed })),
    take: assign(({ context }, { papers }: { papers: SentPapers }) => ({
      sent: papers,
      idempotencyKey:
        context.failure?.kind !== 'refused' && isSame(papers, context.sent) ? context.idempotencyKey : newIdempotencyKey(),
      share: 0,
      ...nothingBlamed,
    })),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    absolve: assign(nothingBlamed),
    blame: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return { failure, fields: failure.kind === 'refused' ? failure.fields : noFields }
    }),
    tellSent: enqueueActions(({ enqueue }, { message }: { message: string }) => {
      enqueue.emit(finishDraft(draftNames.papers))
      enqueue.emit(successToast(message, 'account:papers.sent'))
    }),
    tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
  },
  guards: {
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
  },
}).createMachine({
  id: 'companyVerification',
  context: { papers: null, sent: null, idempotencyKey: '', share: 0, ...nothingBlamed },
  // The verdict comes with a notification.
  invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['notification.created'] } },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'reading',
        src: 'reading',
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ papers: event.output }) } },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'unreachable', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'loading' } } },
    unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'loading' } } },
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
            onDone: { target: 'resting', actions: { type: 'keep', params: ({ event }) => ({ papers: event.output }) } },
            onError: {
              target: 'resting',
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        writing: {
          tags: ['writing'],
          initial: 'open',
          on: {
            'papers.entered': { target: '.sending', actions: { type: 'take', params: ({ event }) => event } },
            'writing.abandoned': { target: 'refreshing', actions: 'absolve' },
          },
          states: {
            open: {},
            sending: {
              tags: ['busy', 'sending'],
              on: {
                // A double click sends once; the form is closed when it is known what became of it.
                'papers.entered': {},
                'writing.abandoned': {},
                'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
                'upload.cancelled': { target: 'open' },
              },
              invoke: {
                id: 'sending',
                src: 'sending',
                input: ({ context: { sent, idempotencyKey }, self }) => ({
                  ...{ sent, idempotencyKey },
                  onProgress: (share) => {
                    self.send({ type: 'upload.progressed', share })
                  },
                }),
                onDone: {
                  target: '#companyVerification.shown.resting',
                  actions: [
                    { type: 'keep', params: ({ event }) => ({ papers: event.output.results }) },
                    { type: 'tellSent', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                    target: 'refused',
                    actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                  },
                  { target: 'unreachable', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
                ],
              },
            },
            refused: { tags: ['failed', 'refused'] },
            unreachable: { tags: ['failed', 'unreachable'] },
          },
        },
      },
    },
  },
})

/** Whether the same numbers go out with the same files, which are compared as the person chose them. */
function isSame(papers: SentPapers, sent: SentPapers | null): boolean {
  return (
    sent !== null &&
    papers.tradeLicenceNumber === sent.tradeLicenceNumber &&
    papers.taxNumber === sent.taxNumber &&
    papers.papers.length === sent.papers.length &&
    papers.papers.every((file, index) => file === sent.papers[index])
  )
}
