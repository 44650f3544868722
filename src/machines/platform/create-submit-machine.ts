import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallResponse, type CallId, type CallInput, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { FlowEmitted } from './emitted-events.ts'
import { flowTypes } from './flow-tags.ts'
import { failureHandling } from './failure.ts'
import { unsentStates } from './sending.ts'

/** What a form sends: the call's input; key and signal are the machine's affair. */
export type SubmitInput<Id extends CallId> = Omit<CallInput<Id>, 'signal' | 'send' | 'idempotencyKey'>

export interface SubmitContext<Id extends CallId> {
  sent: SubmitInput<Id> | null
  /** One for each intended change: kept while the same thing is sent again after no answer came. */
  idempotencyKey: string
  failure: ApiFailure | null
  answer: CallResponse<Id> | null
}

export type SubmitEvent<Id extends CallId> = { type: 'form.submitted'; input: SubmitInput<Id> } | { type: 'form.reopened' }

export interface SubmitOptions<Id extends CallId> {
  /** What the world is told once the server has answered: a toast, where to go. */
  onDone?: (answer: CallResponse<Id>) => readonly FlowEmitted[]
}

/**
 * Sends one form. Somebody fills it in and sends it; the server may find something wrong with a field (`fields`), may refuse
 * (`refused`, told in a toast too), or may not answer (`unreachable`: sending the same again cannot do it twice). In every case
 * the form is still there with what was typed.
 */
export function createSubmitMachine<Id extends CallId>(operationId: Id, { onDone }: SubmitOptions<Id> = {}) {
  return setup({
    types: flowTypes<{ context: SubmitContext<Id>; events: SubmitEvent<Id> }>(),
    actors: {
      sending: fromPromise<{ answer: CallResponse<Id> }, { call: SubmitInput<Id>; idempotencyKey: string }>(
        async ({ input, signal }) => {
          // SubmitInput is the call's input less these two, which are put back here; a call without a key leaves it unread.
          const call = { ...input.call, idempotencyKey: input.idempotencyKey, signal } as CallInput<CallId>
          // One id, one kind of answer: the contract's types say so, the union of all ids does not.
          return { answer: (await callApi<CallId>(operationId, call)) as CallResponse<Id> }
        },
      ),
    },
    actions: {
      take: assign(({ context }, { input }: { input: SubmitInput<Id> }) => ({
        sent: input,
        idempotencyKey:
          context.failure?.kind !== 'rejected' && JSON.stringify(input) === JSON.stringify(context.sent)
            ? context.idempotencyKey
            : newIdempotencyKey(),
      })),
      keep: assign((_, { answer }: { answer: CallResponse<Id> }) => ({ answer, failure: null })),
      notifySuccess: enqueueActions(({ enqueue }, { answer }: { answer: CallResponse<Id> }) => {
        for (const event of onDone?.(answer) ?? []) enqueue.emit(event)
      }),
      forget: assign(() => ({ sent: null, failure: null, answer: null })),
    },
  })
    .extend(failureHandling<SubmitContext<Id>, SubmitEvent<Id>>())
    .createMachine({
      id: `submit.${operationId}`,
      context: () => ({ sent: null, idempotencyKey: '', failure: null, answer: null }),
      initial: 'open',
      on: {
        'form.submitted': { target: '.sending', actions: { type: 'take', params: ({ event }) => ({ input: event.input }) } },
      },
      states: {
        open: {},
        sending: {
          tags: ['busy'],
          invoke: {
            id: 'sending',
            src: 'sending',
            // There is something to send: the only way here takes it.
            input: ({ context }) => ({ call: context.sent as SubmitInput<Id>, idempotencyKey: context.idempotencyKey }),
            onDone: {
              target: 'done',
              actions: [
                { type: 'keep', params: ({ event }) => event.output },
                { type: 'notifySuccess', params: ({ event }) => event.output },
              ],
            },
            onError: [
              { guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' },
              { guard: 'isRejected', target: 'refused', actions: ['setFailure', 'notifyFailure'] },
              { target: 'unreachable', actions: ['setFailure', 'notifyFailure'] },
            ],
          },
          // A double click sends once.
          on: { 'form.submitted': {} },
        },
        corrected: { tags: ['failed'] },
        ...unsentStates,
        done: {
          tags: ['done'],
          on: { 'form.submitted': {}, 'form.reopened': { target: 'open', actions: 'forget' } },
        },
      },
    })
}
