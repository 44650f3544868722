import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { successToast, toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

type Schemas = components['schemas']
export type SecondFactor = Schemas['SecondFactor']

/** What is to be done: a factor added, one removed, or new recovery codes made. */
export type FactorChange =
  | { kind: 'authenticator' }
  | { kind: 'passkey' }
  | { kind: 'removal'; factor: SecondFactor }
  | { kind: 'recoveryCodes' }

export type SecondFactorsEvent =
  | { type: 'retry.asked' }
  | { type: 'change.asked'; change: FactorChange }
  /** With the name of what is added, empty otherwise. */
  | { type: 'change.confirmed'; name: string }
  | { type: 'change.abandoned' }
  | { type: 'code.entered'; code: string }
  | { type: 'codes.stored' }

export interface SecondFactorsInput {
  /** Lets the browser make a passkey; rejects when the person or the browser does not. */
  createPasskey: (options: Schemas['PasskeyCreationOptions']) => Promise<CallBody<'confirmPasskey'>>
}

export interface SecondFactorsContext extends SecondFactorsInput {
  factors: readonly SecondFactor[]
  recoveryCodesLeft: number
  change: FactorChange | null
  name: string
  code: string
  /** The secret of the app that is being added. */
  enrolment: Schemas['AuthenticatorSecret'] | null
  creation: Schemas['PasskeyCreationOptions'] | null
  created: CallBody<'confirmPasskey'> | null
  /** Shown once. */
  recoveryCodes: readonly string[] | null
  failure: ApiFailure | null
}

/** What the server sent for a change. */
type Begun =
  | { kind: 'authenticator'; enrolment: Schemas['AuthenticatorSecret'] }
  | { kind: 'passkey'; creation: Schemas['PasskeyCreationOptions'] }
  | { kind: 'removal'; token: string; message: string }
  | { kind: 'recoveryCodes'; recoveryCodes: readonly string[] }
type Added = { results: CallResults<'confirmAuthenticator'>; message: string }

const begin = async ({ change, name }: { change: FactorChange; name: string }, signal: AbortSignal): Promise<Begun> => {
  switch (change.kind) {
    case 'authenticator':
      return { kind: 'authenticator', enrolment: (await callApi('enrolAuthenticator', { body: { name }, signal })).results }
    case 'passkey':
      return { kind: 'passkey', creation: (await callApi('enrolPasskey', { body: { name }, signal })).results }
    case 'removal': {
      const path = { id: change.factor._id }
      const { results, message } = await callApi('removeSecondFactor', { path, signal })
      return { kind: 'removal', token: results.token, message }
    }
    case 'recoveryCodes': {
      const { results } = await callApi('renewRecoveryCodes', { signal })
      return { kind: 'recoveryCodes', recoveryCodes: results.recoveryCodes }
    }
  }
}

const nothingAsked = { change: null, name: '', code: '', enrolment: null, creation: null, created: null, failure: null }

/**
 * Somebody decides what their sign-in asks for beside the password: adds an authenticator app by one of its codes or a passkey of the
 * device, removes one, or has new recovery codes made. The server may refuse it, the code may be wrong, the browser may make no passkey, or no answer may come. Recovery codes stay until they were put away; the session goes on with another token.
 */
export const secondFactorsMachine = setup({
  // `asking`: the question before a change is open; `scanning`: the app's secret and the form of its code; `codes`: recovery codes are shown.
  types: flowTypes<
    { context: SecondFactorsContext; events: SecondFactorsEvent; input: SecondFactorsInput },
    FlowTag | 'asking' | 'scanning' | 'codes'
  >(),
  actors: {
    reading: fromPromise<CallResults<'getSecondFactors'>>(
      async ({ signal }) => (await callApi('getSecondFactors', { signal })).results,
    ),
    beginning: fromPromise<Begun, { change: FactorChange; name: string }>(async ({ input, signal }) => begin(input, signal)),
    confirming: fromPromise<Added, CallBody<'confirmAuthenticator'>>(async ({ input, signal }) =>
      callApi('confirmAuthenticator', { body: input, signal }),
    ),
    creating: fromPromise<CallBody<'confirmPasskey'>, Pick<SecondFactorsContext, 'creation' | 'createPasskey'>>(
      async ({ input: { creation, createPasskey } }) => {
        if (creation === null) throw new Error('No passkey was asked for')
        return createPasskey(creation)
      },
    ),
    adding: fromPromise<Added, { created: CallBody<'confirmPasskey'> | null }>(async ({ input: { created }, signal }) => {
      if (created === null) throw new Error('The browser made no passkey')
      return callApi('confirmPasskey', { body: created, signal })
    }),
  },
  actions: {
    show: assign((_, { factors, recoveryCodesLeft }: CallResults<'getSecondFactors'>) => ({
      ...nothingAsked,
      factors,
      recoveryCodesLeft,
      recoveryCodes: null,
    })),
    ask: assign((_, { change }: { change: FactorChange }) => ({ ...nothingAsked, change })),
    takeName: assign((_, { name }: { name: string }) => ({ name, failure: null })),
    takeBegun: assign((_, begun: Begun) => ({
      enrolment: begun.kind === 'authenticator' ? begun.enrolment : null,
      creation: begun.kind === 'passkey' ? begun.creation : null,
      recoveryCodes: begun.kind === 'recoveryCodes' ? begun.recoveryCodes : null,
    })),
    takeCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    takeCreated: assign((_, { created }: { created: CallBody<'confirmPasskey'> }) => ({ created })),
    takeAdded: enqueueActions(({ enqueue }, { results: { token, recoveryCodes }, message }: Added) => {
      enqueue.assign(() => ({ ...nothingAsked, recoveryCodes: recoveryCodes ?? null }))
      enqueue.emit({ type: 'session.renewed', token })
      enqueue.emit(successToast(message, 'account:factors.added'))
    }),
    finishRemoval: enqueueActions(({ enqueue }, begun: Begun) => {
      if (begun.kind !== 'removal') return
      enqueue.emit({ type: 'session.renewed', token: begun.token })
      enqueue.emit(successToast(begun.message, 'account:factors.removed'))
    }),
    close: assign(nothingAsked),
    notifyNotCreated: emit(toast('error', { key: 'account:factors.notCreated' })),
  },
  guards: {
    isRemoved: (_, { kind }: Begun) => kind === 'removal',
    isScanned: (_, { kind }: Begun) => kind === 'authenticator',
    isCreated: (_, { kind }: Begun) => kind === 'passkey',
    hasCodes: (_, { results }: Added) => results.recoveryCodes !== undefined,
  },
})
  .extend(failureHandling<SecondFactorsContext, SecondFactorsEvent>())
  .createMachine({
    id: 'secondFactors',
    context: ({ input }) => ({ ...input, ...nothingAsked, factors: [], recoveryCodesLeft: 0, recoveryCodes: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      shown: {
        tags: ['filled'],
        on: {
          'change.asked': { target: 'asking', actions: { type: 'ask', params: ({ event }) => ({ change: event.change }) } },
        },
      },
      asking: {
        tags: ['filled', 'asking'],
        initial: 'open',
        on: {
          'change.confirmed': {
            target: '.sending',
            actions: { type: 'takeName', params: ({ event }) => ({ name: event.name }) },
          },
          'change.abandoned': { target: 'shown', actions: 'close' },
        },
        states: {
          open: {},
          sending: {
            tags: ['busy'],
            invoke: {
              id: 'beginning',
              src: 'beginning',
              input: ({ context: { change, name } }) => {
                if (change === null) throw new Error('Nothing was asked for')
                return { change, name }
              },
              onDone: [
                {
                  guard: { type: 'isRemoved', params: ({ event }) => event.output },
                  target: '#secondFactors.loading',
                  actions: { type: 'finishRemoval', params: ({ event }) => event.output },
                },
                {
                  guard: { type: 'isScanned', params: ({ event }) => event.output },
                  target: '#secondFactors.scanning',
                  actions: { type: 'takeBegun', params: ({ event }) => event.output },
                },
                {
                  guard: { type: 'isCreated', params: ({ event }) => event.output },
                  target: '#secondFactors.creating',
                  actions: { type: 'takeBegun', params: ({ event }) => event.output },
                },
                {
                  target: '#secondFactors.codesShown',
                  actions: ['close', { type: 'takeBegun', params: ({ event }) => event.output }],
                },
              ],
              onError: onReadingFailed,
            },
            // A double click sends once; what is on its way is waited for.
            on: { 'change.confirmed': {}, 'change.abandoned': {} },
          },
          ...unsentStates,
        },
      },
      scanning: {
        tags: ['filled', 'scanning'],
        initial: 'awaited',
        on: {
          'code.entered': { target: '.confirming', actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) } },
          'change.abandoned': { target: 'shown', actions: 'close' },
        },
        states: {
          awaited: {},
          confirming: {
            tags: ['busy'],
            invoke: {
              id: 'confirming',
              src: 'confirming',
              input: ({ context }) => ({ code: context.code }),
              onDone: [
                {
                  guard: { type: 'hasCodes', params: ({ event }) => event.output },
                  target: '#secondFactors.codesShown',
                  actions: { type: 'takeAdded', params: ({ event }) => event.output },
                },
                { target: '#secondFactors.loading', actions: { type: 'takeAdded', params: ({ event }) => event.output } },
              ],
              onError: [
                { guard: 'isRejected', target: 'wrong', actions: 'setFailure' },
                { target: 'unreachable', actions: 'setFailure' },
              ],
            },
            // As above.
            on: { 'code.entered': {}, 'change.abandoned': {} },
          },
          wrong: { tags: ['failed', 'refused'] },
          unreachable: { tags: ['failed', 'unreachable'] },
        },
      },
      creating: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'creating',
          src: 'creating',
          input: ({ context: { creation, createPasskey } }) => ({ creation, createPasskey }),
          onDone: { target: 'adding', actions: { type: 'takeCreated', params: ({ event }) => ({ created: event.output }) } },
          onError: { target: 'shown', actions: ['close', 'notifyNotCreated'] },
        },
      },
      adding: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'adding',
          src: 'adding',
          input: ({ context: { created } }) => ({ created }),
          onDone: [
            {
              guard: { type: 'hasCodes', params: ({ event }) => event.output },
              target: 'codesShown',
              actions: { type: 'takeAdded', params: ({ event }) => event.output },
            },
            { target: 'loading', actions: { type: 'takeAdded', params: ({ event }) => event.output } },
          ],
          // A challenge serves once: whether it was added shows in the list.
          onError: { target: 'loading', actions: 'notifyFailure' },
        },
      },
      codesShown: { tags: ['filled', 'codes'], on: { 'codes.stored': { target: 'loading' } } },
    },
  })
