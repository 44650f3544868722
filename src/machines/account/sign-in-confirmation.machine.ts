import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure, rejectionOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { onSendingFailed, unsentStates } from '#src/machines/platform/sending.ts'
import { storedUser } from './stored-user.ts'

type Schemas = components['schemas']
type Confirmation = CallBody<'confirmSignIn'>
export type SignInProof = Pick<Confirmation, 'code'> | Pick<Confirmation, 'recoveryCode'> | Pick<Confirmation, 'passkey'>
export type FactorMethod = Schemas['SecondFactorAsked']['kinds'][number]
type SignedIn = { results: CallResults<'confirmSignIn'>; message: string }

export type SignInConfirmationEvent =
  | { type: 'method.chosen'; method: FactorMethod }
  | { type: 'proof.entered'; proof: SignInProof }
  | { type: 'passkey.wanted' }

export interface SignInConfirmationInput {
  asked: Schemas['SecondFactorAsked']
  /** Those that this browser can use; the first is offered. */
  methods: readonly FactorMethod[]
  /** Where the person wanted to go; an address of the page. */
  from: string
  /** Lets the browser sign with a passkey; rejects when the person or the browser does not. */
  signWithPasskey: (options: Schemas['PasskeyRequestOptions']) => Promise<Schemas['PasskeyAssertion']>
}

export interface SignInConfirmationContext extends SignInConfirmationInput {
  method: FactorMethod
  proof: SignInProof | null
  failure: ApiFailure | null
}

/**
 * Somebody has given the right password and proves by a second factor that it is theirs: a code of their app, a passkey, or a recovery code
 * when both are lost. It may be wrong (`refused`), the browser may bring no passkey (`notSigned`), the sign-in may have ended meanwhile
 * (`over`:
 * the password has to be given again), or no answer may come. Then they go on to the page they wanted.
 */
export const signInConfirmationMachine = setup({
  types: flowTypes<
    { context: SignInConfirmationContext; events: SignInConfirmationEvent; input: SignInConfirmationInput },
    FlowTag | 'notSigned'
  >(),
  actors: {
    signing: fromPromise<Schemas['PasskeyAssertion'], Pick<SignInConfirmationInput, 'asked' | 'signWithPasskey'>>(
      async ({ input: { asked, signWithPasskey } }) => {
        if (asked.passkey === undefined) throw new Error('No passkey was asked for')
        return signWithPasskey(asked.passkey)
      },
    ),
    confirming: fromPromise<SignedIn, Confirmation>(async ({ input, signal }) =>
      callApi('confirmSignIn', { body: input, signal }),
    ),
  },
  actions: {
    choose: assign((_, { method }: { method: FactorMethod }) => ({ method, proof: null, failure: null })),
    takeProof: assign((_, { proof }: { proof: SignInProof }) => ({ proof, failure: null })),
    goOn: enqueueActions(({ context, enqueue }, { results: { token, user }, message }: SignedIn) => {
      enqueue.assign({ proof: null })
      enqueue.emit({ type: 'session.opened', token, userId: user._id, fullName: user.fullName })
      enqueue.emit({ type: 'session.remembered', changes: storedUser(user) })
      enqueue.emit(successToast(message, 'auth:login.done'))
      enqueue.emit(navigate(context.from, { replace: true }))
    }),
    clear: assign({ failure: null }),
  },
  guards: {
    isOver: (_, { error }: { error: unknown }) => rejectionOf(error)?.fields['signInToken'] !== undefined,
  },
})
  .extend(failureHandling<SignInConfirmationContext, SignInConfirmationEvent>())
  .createMachine({
    id: 'signInConfirmation',
    context: ({ input }) => ({ ...input, method: input.methods[0] ?? 'recoveryCode', proof: null, failure: null }),
    initial: 'open',
    on: {
      'method.chosen': { target: '.open', actions: { type: 'choose', params: ({ event }) => ({ method: event.method }) } },
      'proof.entered': {
        target: '.confirming',
        actions: { type: 'takeProof', params: ({ event }) => ({ proof: event.proof }) },
      },
      'passkey.wanted': { target: '.signing', actions: 'clear' },
    },
    states: {
      open: {},
      signing: {
        tags: ['busy'],
        invoke: {
          id: 'signing',
          src: 'signing',
          input: ({ context: { asked, signWithPasskey } }) => ({ asked, signWithPasskey }),
          onDone: {
            target: 'confirming',
            actions: { type: 'takeProof', params: ({ event }) => ({ proof: { passkey: event.output } }) },
          },
          onError: { target: 'notSigned' },
        },
        // The browser's own question is open.
        on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} },
      },
      notSigned: { tags: ['notSigned'] },
      confirming: {
        tags: ['busy'],
        invoke: {
          id: 'confirming',
          src: 'confirming',
          input: ({ context: { asked, proof } }) => ({ ...proof, signInToken: asked.signInToken }),
          onDone: { target: 'signedIn', actions: { type: 'goOn', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
              target: 'over',
              actions: 'setFailure',
            },
            ...onSendingFailed,
          ],
        },
        // A double click sends once.
        on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} },
      },
      ...unsentStates,
      over: { tags: ['expired'], on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} } },
      signedIn: { tags: ['done'], on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} } },
    },
  })
