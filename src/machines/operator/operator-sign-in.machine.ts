import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import type { components } from '#src/generated/schema.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

type Schemas = components['schemas']
type Credentials = CallBody<'operatorLogin'>
type Challenge = CallResults<'challengeOperatorLogin'>
type SignedIn = { results: CallResults<'operatorLogin'> }

export type OperatorSignInEvent =
  | { type: 'credentials.submitted'; credentials: { email: string; password: string; code: string } }
  | { type: 'passkey.wanted'; credentials: { email: string; password: string } }

export interface OperatorSignInInput {
  /** Lets the browser sign with a passkey; rejects when the person or the browser does not. */
  signWithPasskey: (options: Schemas['PasskeyRequestOptions']) => Promise<Schemas['PasskeyAssertion']>
}

interface SignInContext extends OperatorSignInInput {
  /** While they are under way; they are kept nowhere but in the form. */
  credentials: Credentials | null
  challenge: Challenge | null
  failure: ApiFailure | null
}

const onFailed = [
  { guard: 'hasFieldErrors', target: '#operatorSignIn.corrected', actions: 'setFailure' },
  { guard: 'isRejected', target: '#operatorSignIn.refused', actions: 'setFailure' },
  { target: '#operatorSignIn.unreachable', actions: 'setFailure' },
] as const

/**
 * An operator signs in with address and password, and either the app's code or a passkey, all in one. A passkey signs a challenge that is asked
 * for first. Which of them was wrong is not told (`corrected`); the browser may bring no passkey (`notSigned`), there may have been too many tries
 * (`refused`), or no answer comes.
 */
export const operatorSignInMachine = setup({
  types: flowTypes<{ context: SignInContext; events: OperatorSignInEvent; input: OperatorSignInInput }, FlowTag | 'notSigned'>(),
  actors: {
    challenging: fromPromise<Challenge>(
      async ({ signal }) => (await callOperatorApi('challengeOperatorLogin', { signal })).results,
    ),
    signing: fromPromise<Schemas['PasskeyAssertion'], Pick<SignInContext, 'challenge' | 'signWithPasskey'>>(
      async ({ input: { challenge, signWithPasskey } }) => {
        if (challenge === null) throw new Error('No passkey was asked for')
        return signWithPasskey(challenge.passkey)
      },
    ),
    signingIn: fromPromise<SignedIn, { credentials: Credentials | null }>(async ({ input: { credentials }, signal }) => {
      if (credentials === null) throw new Error('Nothing was entered')
      return callOperatorApi('operatorLogin', { body: credentials, signal })
    }),
  },
  actions: {
    takeCredentials: assign((_, { credentials }: { credentials: Credentials }) => ({ credentials, failure: null })),
    takeChallenge: assign((_, challenge: Challenge) => ({ challenge })),
    takeAssertion: assign(
      ({ context: { credentials, challenge } }, { assertion }: { assertion: Schemas['PasskeyAssertion'] }) => ({
        credentials: credentials && challenge && { ...credentials, passkey: { signInToken: challenge.signInToken, assertion } },
      }),
    ),
    forgetCredentials: assign({ credentials: null, challenge: null }),
    openSession: emit((_, { results }: SignedIn) => ({
      type: 'session.opened' as const,
      token: results.token,
      userId: results.operator._id,
      fullName: results.operator.name,
    })),
  },
})
  .extend(failureHandling<SignInContext, OperatorSignInEvent>())
  .createMachine({
    id: 'operatorSignIn',
    context: ({ input }) => ({ ...input, credentials: null, challenge: null, failure: null }),
    initial: 'open',
    on: {
      'credentials.submitted': {
        target: '.sending.signingIn',
        actions: { type: 'takeCredentials', params: ({ event }) => ({ credentials: event.credentials }) },
      },
      'passkey.wanted': {
        target: '.sending.challenging',
        actions: { type: 'takeCredentials', params: ({ event }) => ({ credentials: event.credentials }) },
      },
    },
    states: {
      open: {},
      sending: {
        tags: ['busy'],
        exit: 'forgetCredentials',
        initial: 'signingIn',
        // A double click sends once.
        on: { 'credentials.submitted': {}, 'passkey.wanted': {} },
        states: {
          challenging: {
            invoke: {
              id: 'challenging',
              src: 'challenging',
              onDone: { target: 'signing', actions: { type: 'takeChallenge', params: ({ event }) => event.output } },
              onError: onFailed,
            },
          },
          signing: {
            invoke: {
              id: 'signing',
              src: 'signing',
              input: ({ context: { challenge, signWithPasskey } }) => ({ challenge, signWithPasskey }),
              onDone: {
                target: 'signingIn',
                actions: { type: 'takeAssertion', params: ({ event }) => ({ assertion: event.output }) },
              },
              onError: { target: '#operatorSignIn.notSigned' },
            },
          },
          signingIn: {
            invoke: {
              id: 'signingIn',
              src: 'signingIn',
              input: ({ context: { credentials } }) => ({ credentials }),
              onDone: {
                target: '#operatorSignIn.signedIn',
                actions: { type: 'openSession', params: ({ event }) => event.output },
              },
              onError: onFailed,
            },
          },
        },
      },
      notSigned: { tags: ['notSigned'] },
      corrected: { tags: ['failed'] },
      ...unsentStates,
      signedIn: { tags: ['done'] },
    },
  })
