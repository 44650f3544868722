import { assign, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { components } from '#src/generated/schema.ts'
import { type FlowTag, flowTypes } from './flow-tags.ts'
import { failureHandling } from './failure.ts'
import { unsentStates } from './sending.ts'

type Schemas = components['schemas']
export type IdentityProof = Schemas['IdentityProof']
/** A code by mail confirms a browser, not who uses it. */
export type IdentityMethod = Exclude<Schemas['StepUp']['kinds'][number], 'mailedCode'>

/** The calls of one kind of people who confirm. */
interface ConfirmationCalls {
  id: string
  challenge: (signal: AbortSignal) => Promise<Schemas['PasskeyRequestOptions']>
  confirm: (proof: IdentityProof, signal: AbortSignal) => Promise<unknown>
}

export type ConfirmationEvent =
  | { type: 'method.chosen'; method: IdentityMethod }
  | { type: 'proof.entered'; proof: IdentityProof }
  | { type: 'passkey.wanted' }

export interface ConfirmationInput {
  /** Those that this browser can use; the first is offered. */
  methods: readonly IdentityMethod[]
  /** Lets the browser sign with a passkey; rejects when the person or the browser does not. */
  signWithPasskey: (options: Schemas['PasskeyRequestOptions']) => Promise<Schemas['PasskeyAssertion']>
}

interface ConfirmationContext extends ConfirmationInput {
  method: IdentityMethod
  proof: IdentityProof
  options: Schemas['PasskeyRequestOptions'] | null
  failure: ApiFailure | null
}

const onFailed = [
  { guard: 'isDeadSession', target: 'over' },
  { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
  { target: 'unreachable', actions: 'setFailure' },
] as const

/**
 * Somebody who is signed in proves that it is still them. A passkey signs a challenge that is asked for first. The proof may be wrong
 * (`refused`), the browser may bring no passkey (`notSigned`), no answer may come, or the session may have ended meanwhile (`over`).
 */
export const createConfirmationMachine = ({ id, challenge, confirm }: ConfirmationCalls) =>
  setup({
    types: flowTypes<
      { context: ConfirmationContext; events: ConfirmationEvent; input: ConfirmationInput },
      FlowTag | 'notSigned'
    >(),
    actors: {
      challenging: fromPromise<Schemas['PasskeyRequestOptions']>(async ({ signal }) => challenge(signal)),
      signing: fromPromise<Schemas['PasskeyAssertion'], Pick<ConfirmationContext, 'options' | 'signWithPasskey'>>(
        async ({ input: { options, signWithPasskey } }) => {
          if (options === null) throw new Error('No passkey was asked for')
          return signWithPasskey(options)
        },
      ),
      confirming: fromPromise<unknown, IdentityProof>(async ({ input, signal }) => confirm(input, signal)),
    },
    actions: {
      choose: assign((_, { method }: { method: IdentityMethod }) => ({ method, failure: null })),
      takeProof: assign((_, { proof }: { proof: IdentityProof }) => ({ proof, failure: null })),
      takeOptions: assign((_, options: Schemas['PasskeyRequestOptions']) => ({ options })),
      // It is needed no longer than the call.
      forgetProof: assign({ proof: {} }),
    },
  })
    .extend(failureHandling<ConfirmationContext, ConfirmationEvent>())
    .createMachine({
      id,
      context: ({ input }) => ({
        ...input,
        method: input.methods[0] ?? 'recoveryCode',
        proof: {},
        options: null,
        failure: null,
      }),
      initial: 'open',
      on: {
        'method.chosen': { target: '.open', actions: { type: 'choose', params: ({ event }) => ({ method: event.method }) } },
        'proof.entered': {
          target: '.confirming',
          actions: { type: 'takeProof', params: ({ event }) => ({ proof: event.proof }) },
        },
        'passkey.wanted': { target: '.challenging', actions: 'clearFailure' },
      },
      states: {
        open: {},
        challenging: {
          tags: ['busy'],
          invoke: {
            id: 'challenging',
            src: 'challenging',
            onDone: { target: 'signing', actions: { type: 'takeOptions', params: ({ event }) => event.output } },
            onError: onFailed,
          },
          // A double click asks once.
          on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} },
        },
        signing: {
          tags: ['busy'],
          invoke: {
            id: 'signing',
            src: 'signing',
            input: ({ context: { options, signWithPasskey } }) => ({ options, signWithPasskey }),
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
          exit: 'forgetProof',
          invoke: {
            id: 'confirming',
            src: 'confirming',
            input: ({ context }) => context.proof,
            onDone: { target: 'confirmed' },
            onError: onFailed,
          },
          // As above.
          on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} },
        },
        ...unsentStates,
        over: { tags: ['expired'], on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} } },
        confirmed: { tags: ['done'], on: { 'passkey.wanted': {}, 'proof.entered': {}, 'method.chosen': {} } },
      },
    })
