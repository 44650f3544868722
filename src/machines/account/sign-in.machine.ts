import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, rejectionOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { isOwnAddress, paths } from '#src/lib/paths.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { onSendingFailed, unsentStates } from '#src/machines/platform/sending.ts'

export type Credentials = Pick<CallBody<'login'>, 'email' | 'password'>
type SignedIn = { results: CallResults<'login'>; message: string }

export type SignInEvent = { type: 'credentials.submitted'; credentials: Credentials } | { type: 'code.wanted' }

export interface SignInInput {
  /** Where the person wanted to go before they were asked to sign in; anything that is no address of the page counts as home. */
  from: unknown
  deviceId: string
}

export interface SignInContext {
  from: string
  deviceId: string
  credentials: Credentials
  failure: ApiFailure | null
}

/**
 * Somebody signs in and goes on to the page they wanted. Address and password may not fit (`corrected`), the account may not be
 * verified yet or be suspended (`held`: they can go and enter a code), there may have been too many tries (`refused`), or no
 * answer may come. What they typed stays.
 */
export const signInMachine = setup({
  types: flowTypes<{ context: SignInContext; events: SignInEvent; input: SignInInput }>(),
  actors: {
    signingIn: fromPromise<SignedIn, CallBody<'login'>>(async ({ input, signal }) => callApi('login', { body: input, signal })),
  },
  actions: {
    take: assign((_, { credentials }: { credentials: Credentials }) => ({ credentials, failure: null })),
    // The password is needed no longer than the call.
    forgetPassword: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
    openSession: emit((_, { results }: SignedIn) => ({
      type: 'session.opened' as const,
      token: results.token,
      userId: results.user._id,
      fullName: results.user.fullName,
    })),
    welcome: emit((_, { message }: SignedIn) => successToast(message, 'auth:login.done')),
    goOn: emit(({ context }) => navigate(context.from, { replace: true })),
    storeAddress: emit(({ context }) => ({
      type: 'session.remembered' as const,
      changes: { userEmail: context.credentials.email, verificationType: 'signup' as const },
    })),
    goToVerification: emit(navigate(paths.verification)),
  },
  guards: {
    isHeld: (_, { error }: { error: unknown }) => rejectionOf(error)?.code === 403,
  },
})
  .extend(failureHandling<SignInContext, SignInEvent>())
  .createMachine({
    id: 'signIn',
    context: ({ input }) => ({
      from: isOwnAddress(input.from) ? input.from : paths.home,
      deviceId: input.deviceId,
      credentials: { email: '', password: '' },
      failure: null,
    }),
    initial: 'open',
    on: {
      'credentials.submitted': {
        target: '.signingIn',
        actions: { type: 'take', params: ({ event }) => ({ credentials: event.credentials }) },
      },
    },
    states: {
      open: {},
      signingIn: {
        tags: ['busy'],
        invoke: {
          id: 'signingIn',
          src: 'signingIn',
          input: ({ context }) => ({ ...context.credentials, deviceId: context.deviceId }),
          onDone: {
            target: 'signedIn',
            actions: [
              'forgetPassword',
              { type: 'openSession', params: ({ event }) => event.output },
              { type: 'welcome', params: ({ event }) => event.output },
              'goOn',
            ],
          },
          onError: [
            { guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' },
            {
              guard: { type: 'isHeld', params: ({ event }) => ({ error: event.error }) },
              target: 'held',
              actions: 'setFailure',
            },
            ...onSendingFailed,
          ],
        },
        // A double click sends once.
        on: { 'credentials.submitted': {} },
      },
      corrected: { tags: ['failed'] },
      held: {
        tags: ['failed', 'refused'],
        on: { 'code.wanted': { actions: ['storeAddress', 'goToVerification'] } },
      },
      ...unsentStates,
      signedIn: { tags: ['done'] },
    },
  })
