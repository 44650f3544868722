import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { cardAddress, isOwnAddress, paths } from '#src/lib/paths.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

/** What a code that went to somebody without a session is for. */
export type CodePurpose = NonNullable<CallBody<'verifyOTP'>['purpose']>

export interface CodeEntryInput {
  purpose: CodePurpose
  /** Whom the code was sent to; nobody knows when the page was opened by itself. */
  email: string | null
  /** What came with the code's sending; nobody knows it when the page was opened by itself. */
  codeToken: string | null
  /** This browser's: one that was signed in before has codes of its own. */
  deviceId: string
  resendAfter: number
  /** Where the person was going before they registered; anything that is no address of the page counts as home. */
  from: unknown
}

export type CodeEntryEvent =
  | { type: 'code.entered'; code: string }
  | { type: 'code.wanted' }
  /** A new code has been sent: what was said about the old one is void. */
  | { type: 'code.renewed' }

export interface CodeEntryContext {
  from: string
  purpose: CodePurpose
  email: string
  codeToken: string
  deviceId: string
  code: string
  failure: ApiFailure | null
  /** Seconds until a new code may be asked for. */
  resendAfter: number
}

const codeLife = 600_000

type Sent = { results: CallResults<'resendOTP'>; message: string }
type Verified = { results: CallResults<'verifyOTP'>; message: string }

/**
 * Somebody enters the one-time code that was sent to their address: the last step of a registration, the middle one of a new
 * password. The code may be wrong or too old, no answer may come, and a new one can be asked for after a while. Who opens the page
 * by itself is shown where it begins: a code counts only in the browser that asked for it.
 */
export const codeEntryMachine = setup({
  types: flowTypes<{ context: CodeEntryContext; events: CodeEntryEvent; input: CodeEntryInput }>(),
  delays: { codeLife, second: 1_000 },
  actors: {
    verifying: fromPromise<Verified, CallBody<'verifyOTP'>>(async ({ input, signal }) =>
      callApi('verifyOTP', { body: input, signal }),
    ),
    resending: fromPromise<Sent, { email: string; codeToken: string; deviceId: string; purpose: CodePurpose }>(
      async ({ input: { email, codeToken, deviceId, purpose }, signal }) =>
        purpose === 'signup'
          ? callApi('resendOTP', { body: { codeToken }, signal })
          : callApi('forgetPassword', { body: { email, deviceId }, signal }),
    ),
  },
  actions: {
    takeCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    takeSent: assign((_, { results: { codeToken, resendAfter } }: Sent) => ({ codeToken, resendAfter, failure: null })),
    countDown: assign(({ context }) => ({ resendAfter: Math.max(0, context.resendAfter - 1) })),
    storeToken: emit((_, { results: { codeToken } }: Sent) => ({ type: 'session.remembered' as const, changes: { codeToken } })),
    notifyRenewed: emit((_, { message }: Sent) => successToast(message, 'auth:code.resent')),
    renew: raise({ type: 'code.renewed' }),
    goOn: enqueueActions(({ context, enqueue }, { results, message }: Verified) => {
      if (context.purpose === 'passwordReset') {
        enqueue.emit(navigate(paths.resetPassword, { replace: true, state: { resetToken: results.resetToken } }))
        return
      }
      enqueue.emit({ type: 'session.remembered', changes: { userEmail: null, verificationType: null, codeToken: null } })
      enqueue.emit(successToast(message, 'auth:code.done'))
      // Who is new may add a card on the way to where they were going.
      enqueue.emit(navigate(paths.login, { replace: true, state: { from: cardAddress(context.from) } }))
    }),
  },
  guards: {
    lacksRequest: ({ context }) => context.email === '' || context.codeToken === '',
    isLastSecond: ({ context }) => context.resendAfter <= 1,
  },
})
  .extend(failureHandling<CodeEntryContext, CodeEntryEvent>())
  .createMachine({
    id: 'codeEntry',
    context: ({ input }) => ({
      from: isOwnAddress(input.from) ? input.from : paths.home,
      purpose: input.purpose,
      email: input.email ?? '',
      codeToken: input.codeToken ?? '',
      deviceId: input.deviceId,
      code: '',
      failure: null,
      resendAfter: input.resendAfter,
    }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'lacksRequest', target: 'requestMissing' }, { target: 'code' }] },
      requestMissing: { tags: ['empty'] },
      code: {
        type: 'parallel',
        states: {
          entry: {
            initial: 'awaited',
            after: { codeLife: { target: '.expired' } },
            on: {
              'code.entered': {
                target: '.verifying',
                actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) },
              },
              'code.renewed': { target: 'entry', reenter: true },
            },
            states: {
              awaited: {},
              verifying: {
                tags: ['busy'],
                invoke: {
                  id: 'verifying',
                  src: 'verifying',
                  input: ({ context: { email, code, codeToken, purpose } }) => ({ email, code, codeToken, purpose }),
                  onDone: { target: '#codeEntry.verified', actions: { type: 'goOn', params: ({ event }) => event.output } },
                  onError: [
                    { guard: 'isRejected', target: 'wrong', actions: 'setFailure' },
                    { target: 'unreachable', actions: ['setFailure', 'notifyFailure'] },
                  ],
                },
                // A double click sends once.
                on: { 'code.entered': {} },
              },
              wrong: { tags: ['failed', 'refused'] },
              unreachable: { tags: ['failed', 'unreachable'] },
              expired: { tags: ['expired'], on: { 'code.entered': {} } },
            },
          },
          resend: {
            initial: 'cooling',
            states: {
              cooling: {
                tags: ['cooling'],
                after: {
                  second: [
                    { guard: 'isLastSecond', target: 'ready', actions: 'countDown' },
                    { target: 'cooling', reenter: true, actions: 'countDown' },
                  ],
                },
              },
              ready: { on: { 'code.wanted': { target: 'resending' } } },
              resending: {
                tags: ['resending'],
                invoke: {
                  id: 'resending',
                  src: 'resending',
                  input: ({ context: { email, codeToken, deviceId, purpose } }) => ({ email, codeToken, deviceId, purpose }),
                  onDone: {
                    target: 'cooling',
                    actions: [
                      { type: 'takeSent', params: ({ event }) => event.output },
                      { type: 'storeToken', params: ({ event }) => event.output },
                      { type: 'notifyRenewed', params: ({ event }) => event.output },
                      'renew',
                    ],
                  },
                  onError: { target: 'ready', actions: 'notifyFailure' },
                },
              },
            },
          },
        },
      },
      verified: { tags: ['done'] },
    },
  })
