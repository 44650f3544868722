import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { paths } from '#src/lib/paths.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling, fieldErrors } from '#src/machines/platform/failure.ts'
import { onSendingFailed, unsentStates } from '#src/machines/platform/sending.ts'

export interface SignInDenialInput {
  /** What the mail's link brought; nothing when the page was opened by itself. */
  token: string | undefined
  /** It still stands in the address, from where it is moved into the history entry. */
  isInAddress: boolean
}

export type SignInDenialEvent = { type: 'denial.confirmed' }

export interface SignInDenialContext {
  token: string
  isInAddress: boolean
  failure: ApiFailure | null
}

type Denied = { results: CallResults<'denySignIn'>; message: string }

/**
 * Somebody comes from the mail about a sign-in from a new browser, and says that it was not them. Opening the link does nothing by itself:
 * what looks through mails opens links. Once confirmed, every way in is ended and a code for a new password is on its way, which the next
 * page takes (code-entry). A link serves once, for seven days: who comes without one or too late (`lapsed`) is told what else helps.
 */
export const signInDenialMachine = setup({
  types: flowTypes<{ context: SignInDenialContext; events: SignInDenialEvent; input: SignInDenialInput }>(),
  actors: {
    denying: fromPromise<Denied, CallBody<'denySignIn'>>(async ({ input, signal }) =>
      callApi('denySignIn', { body: input, signal }),
    ),
  },
  actions: {
    clearAddress: enqueueActions(({ context, enqueue }) => {
      if (context.isInAddress) enqueue.emit(navigate(paths.denySignIn, { replace: true, state: { alertToken: context.token } }))
    }),
    forgetToken: assign({ token: '' }),
    openCode: enqueueActions(({ enqueue }, { results, message }: Denied) => {
      const { email, codeToken, resendAfter } = results
      enqueue.emit({
        type: 'session.remembered',
        changes: { userEmail: email, verificationType: 'passwordReset', codeToken },
      })
      enqueue.emit(successToast(message, 'auth:denial.done'))
      enqueue.emit(navigate(paths.verification, { replace: true, state: { resendAfter } }))
    }),
  },
  guards: {
    lacksToken: ({ context }) => context.token === '',
    isTokenRefused: (_, { error }: { error: unknown }) => 'token' in fieldErrors(failureOf(error)),
  },
})
  .extend(failureHandling<SignInDenialContext, SignInDenialEvent>())
  .createMachine({
    id: 'signInDenial',
    context: ({ input }) => ({ token: input.token ?? '', isInAddress: input.isInAddress, failure: null }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'lacksToken', target: 'lapsed' }, { target: 'asked' }] },
      asked: {
        entry: 'clearAddress',
        initial: 'open',
        on: { 'denial.confirmed': { target: '.denying', actions: 'clearFailure' } },
        states: {
          open: {},
          denying: {
            tags: ['busy'],
            invoke: {
              id: 'denying',
              src: 'denying',
              input: ({ context }) => ({ token: context.token }),
              onDone: {
                target: '#signInDenial.denied',
                actions: ['forgetToken', { type: 'openCode', params: ({ event }) => event.output }],
              },
              onError: [
                {
                  guard: { type: 'isTokenRefused', params: ({ event }) => ({ error: event.error }) },
                  target: '#signInDenial.lapsed',
                  actions: 'setFailure',
                },
                ...onSendingFailed,
              ],
            },
            // A double click sends once.
            on: { 'denial.confirmed': {} },
          },
          ...unsentStates,
        },
      },
      lapsed: { tags: ['expired'], entry: 'forgetToken' },
      denied: { tags: ['done'] },
    },
  })
