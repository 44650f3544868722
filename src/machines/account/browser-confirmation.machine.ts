import { assign, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

export type BrowserConfirmationEvent = { type: 'code.wanted' } | { type: 'code.entered'; code: string }

interface BrowserConfirmationContext {
  code: string
  /** A code was sent: the field for it is open. */
  isSent: boolean
  failure: ApiFailure | null
}

const onFailed = [
  { guard: 'isDeadSession', target: 'over' },
  { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
  { target: 'unreachable', actions: 'setFailure' },
] as const

/**
 * Somebody does what their browser may not yet, because the account does not know it: they have a code mailed to the account's address and
 * enter it. The code may be wrong or too old (`refused`), too many may have been asked for, no answer may come, or the session may have
 * ended meanwhile (`over`). Another code can be asked for.
 */
export const browserConfirmationMachine = setup({
  types: flowTypes<{ context: BrowserConfirmationContext; events: BrowserConfirmationEvent }>(),
  actors: {
    sending: fromPromise<unknown>(async ({ signal }) => callApi('sendBrowserCode', { signal })),
    confirming: fromPromise<unknown, CallBody<'confirmBrowser'>>(async ({ input, signal }) =>
      callApi('confirmBrowser', { body: input, signal }),
    ),
  },
  actions: {
    takeCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    openField: assign({ isSent: true }),
    // It is needed no longer than the call.
    forgetCode: assign({ code: '' }),
  },
})
  .extend(failureHandling<BrowserConfirmationContext, BrowserConfirmationEvent>())
  .createMachine({
    id: 'browserConfirmation',
    context: { code: '', isSent: false, failure: null },
    initial: 'open',
    on: {
      'code.wanted': { target: '.sending', actions: 'clearFailure' },
      'code.entered': { target: '.confirming', actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) } },
    },
    states: {
      open: {},
      sending: {
        tags: ['busy'],
        invoke: { id: 'sending', src: 'sending', onDone: { target: 'open', actions: 'openField' }, onError: onFailed },
        // A double click asks once.
        on: { 'code.wanted': {}, 'code.entered': {} },
      },
      confirming: {
        tags: ['busy'],
        exit: 'forgetCode',
        invoke: {
          id: 'confirming',
          src: 'confirming',
          input: ({ context }) => ({ code: context.code }),
          onDone: { target: 'confirmed' },
          onError: onFailed,
        },
        // As above.
        on: { 'code.wanted': {}, 'code.entered': {} },
      },
      ...unsentStates,
      over: { tags: ['expired'], on: { 'code.wanted': {}, 'code.entered': {} } },
      confirmed: { tags: ['done'], on: { 'code.wanted': {}, 'code.entered': {} } },
    },
  })
