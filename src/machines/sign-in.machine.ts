import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf, refusalOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { isOwnAddress, paths } from '#src/lib/paths.ts'
import { type FlowEmitted, failureToast, navigate, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'

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
  /** Messages of the server by field, to be set on the form. */
  fields: Readonly<Record<string, string>>
}

const noFields: Readonly<Record<string, string>> = {}

/**
 * Somebody signs in and goes on to the page they wanted. Address and password may not fit (`corrected`), the account may not be
 * verified yet or be suspended (`held`: they can go and enter a code), there may have been too many tries (`refused`), or no
 * answer may come. What they typed stays.
 */
export const signInMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actors: {
    signingIn: fromPromise<SignedIn, CallBody<'login'>>(async ({ input, signal }) => callApi('login', { body: input, signal })),
  },
  actions: {
    take: assign((_, { credentials }: { credentials: Credentials }) => ({ credentials, failure: null, fields: noFields })),
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
    blame: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      fields: refusalOf(error)?.fields ?? noFields,
    })),
    tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
    rememberAddress: emit(({ context }) => ({
      type: 'session.remembered' as const,
      changes: { userEmail: context.credentials.email, verificationType: 'signup' as const },
    })),
    goToVerification: emit(navigate(paths.verification)),
  },
  guards: {
    namesFields: (_, { error }: { error: unknown }) => Object.keys(refusalOf(error)?.fields ?? noFields).length > 0,
    isHeld: (_, { error }: { error: unknown }) => refusalOf(error)?.code === 403,
    isRefusal: (_, { error }: { error: unknown }) => refusalOf(error) !== undefined,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    from: isOwnAddress(input.from) ? input.from : paths.home,
    deviceId: input.deviceId,
    credentials: { email: '', password: '' },
    failure: null,
    fields: noFields,
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
          {
            guard: { type: 'namesFields', params: ({ event }) => ({ error: event.error }) },
            target: 'corrected',
            actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isHeld', params: ({ event }) => ({ error: event.error }) },
            target: 'held',
            actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unreachable',
            actions: [
              { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      // A double click sends once.
      on: { 'credentials.submitted': {} },
    },
    corrected: { tags: ['failed'] },
    held: {
      tags: ['failed', 'refused'],
      on: { 'code.wanted': { actions: ['rememberAddress', 'goToVerification'] } },
    },
    refused: { tags: ['failed', 'refused'] },
    unreachable: { tags: ['failed', 'unreachable'] },
    signedIn: { tags: ['done'] },
  },
})
