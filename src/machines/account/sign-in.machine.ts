import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure, rejectionOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { isOwnAddress, paths } from '#src/lib/paths.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { onSendingFailed, unsentStates } from '#src/machines/platform/sending.ts'
import { storedUser } from './stored-user.ts'

export type Credentials = Pick<CallBody<'login'>, 'email' | 'password'>
type CodeRequested = components['schemas']['CodeRequested']
type SignedIn = { results: CallResults<'login'>; message: string }

export type SignInEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'code.wanted' }
  /** The second step is not to be, or came to nothing: the form is there again. */
  | { type: 'signIn.restarted' }

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
 * Somebody signs in and goes on to the page they wanted. Address and password may not fit (`corrected`), the address may not be proven
 * yet (`unverified`: they can go and enter the code), the account may ask for a second
 * factor (`secondFactor`), be suspended or there may have been too many tries (`refused`),
 * or no answer may come. What they typed stays.
 */
export const signInMachine = setup({
  types: flowTypes<
    { context: SignInContext; events: SignInEvent; input: SignInInput },
    FlowTag | 'unverified' | 'secondFactor'
  >(),
  actors: {
    signingIn: fromPromise<SignedIn, CallBody<'login'>>(async ({ input, signal }) => callApi('login', { body: input, signal })),
  },
  actions: {
    take: assign((_, { credentials }: { credentials: Credentials }) => ({ credentials, failure: null })),
    // The password is needed no longer than the call.
    forgetPassword: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
    openSession: enqueueActions(({ enqueue }, { results: { token, user } }: SignedIn) => {
      enqueue.emit({ type: 'session.opened', token, userId: user._id, fullName: user.fullName })
      enqueue.emit({ type: 'session.remembered', changes: storedUser(user) })
    }),
    welcome: emit((_, { message }: SignedIn) => successToast(message, 'auth:login.done')),
    goOn: emit(({ context }) => navigate(context.from, { replace: true })),
    openCode: enqueueActions(({ context, enqueue }) => {
      const { codeToken = null, resendAfter = 0 } = registrationOf(context.failure) ?? {}
      const changes = { userEmail: context.credentials.email, verificationType: 'signup' as const, codeToken }
      enqueue.emit({ type: 'session.remembered', changes })
      enqueue.emit(navigate(paths.verification, { state: { resendAfter } }))
    }),
  },
  guards: {
    isAskedForFactor: (_, { error }: { error: unknown }) => secondFactorOf(rejectionOf(error)) !== undefined,
    isUnverified: (_, { error }: { error: unknown }) => registrationOf(rejectionOf(error)) !== undefined,
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
              guard: { type: 'isUnverified', params: ({ event }) => ({ error: event.error }) },
              target: 'unverified',
              actions: 'setFailure',
            },
            {
              guard: { type: 'isAskedForFactor', params: ({ event }) => ({ error: event.error }) },
              target: 'secondFactor',
              actions: ['forgetPassword', 'setFailure'],
            },
            ...onSendingFailed,
          ],
        },
        // A double click sends once.
        on: { 'credentials.submitted': {} },
      },
      corrected: { tags: ['failed'] },
      unverified: {
        tags: ['failed', 'unverified'],
        on: { 'code.wanted': { actions: 'openCode' } },
      },
      secondFactor: {
        tags: ['secondFactor'],
        on: { 'signIn.restarted': { target: 'open', actions: 'clearFailure' } },
      },
      ...unsentStates,
      signedIn: { tags: ['done'] },
    },
  })

/** What the verification page needs of a registration whose address is not proven yet; undefined after any other failure. */
function registrationOf(failure: ApiFailure | null | undefined): CodeRequested | undefined {
  // The contract's Conflicted says what this is.
  return failure?.kind === 'rejected' ? (failure.results['registration'] as CodeRequested | undefined) : undefined
}

/** What the account asks for beside the password; undefined after any other failure. */
export function secondFactorOf(failure: ApiFailure | null | undefined): components['schemas']['SecondFactorAsked'] | undefined {
  // As above.
  return failure?.kind === 'rejected'
    ? (failure.results['secondFactor'] as components['schemas']['SecondFactorAsked'] | undefined)
    : undefined
}
