import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import type { components } from '#src/generated/schema.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

type Schemas = components['schemas']
export type OperatorPasskey = Schemas['OperatorPasskey']

/** What is to be done: a passkey added, or one removed. */
export type PasskeyChange = { kind: 'passkey' } | { kind: 'removal'; passkey: OperatorPasskey }

export type OperatorPasskeysEvent =
  | { type: 'retry.asked' }
  | { type: 'change.asked'; change: PasskeyChange }
  /** With the name of what is added, empty otherwise. */
  | { type: 'change.confirmed'; name: string }
  | { type: 'change.abandoned' }

export interface OperatorPasskeysInput {
  /** Lets the browser make a passkey; rejects when the person or the browser does not. */
  createPasskey: (options: Schemas['PasskeyCreationOptions']) => Promise<Schemas['PasskeyConfirmation']>
}

interface OperatorPasskeysContext extends OperatorPasskeysInput {
  passkeys: readonly OperatorPasskey[]
  change: PasskeyChange | null
  name: string
  creation: Schemas['PasskeyCreationOptions'] | null
  created: Schemas['PasskeyConfirmation'] | null
  failure: ApiFailure | null
}

/** What the server answered to a change: what the browser makes a passkey of; null for a passkey that was removed. */
type Begun = { creation: Schemas['PasskeyCreationOptions'] | null }

async function begin(change: PasskeyChange | null, signal: AbortSignal): Promise<Begun> {
  if (change === null) throw new Error('Nothing was asked for')
  if (change.kind === 'passkey') return { creation: (await callOperatorApi('enrolOperatorPasskey', { signal })).results }
  await callOperatorApi('removeOperatorPasskey', { path: { id: change.passkey._id }, signal })
  return { creation: null }
}

const nothingAsked = { change: null, name: '', creation: null, created: null, failure: null }

/**
 * An operator adds a passkey of the device to sign in and confirm with, under a name, or removes one. The server may refuse it, the browser may
 * make no passkey, or no answer may come; whether a passkey was added then shows in the list.
 */
export const operatorPasskeysMachine = setup({
  // `asking`: the question before a change is open.
  types: flowTypes<
    { context: OperatorPasskeysContext; events: OperatorPasskeysEvent; input: OperatorPasskeysInput },
    FlowTag | 'asking'
  >(),
  actors: {
    reading: fromPromise<CallResults<'getOperatorPasskeys'>>(
      async ({ signal }) => (await callOperatorApi('getOperatorPasskeys', { signal })).results,
    ),
    beginning: fromPromise<Begun, { change: PasskeyChange | null }>(async ({ input, signal }) => begin(input.change, signal)),
    creating: fromPromise<Schemas['PasskeyConfirmation'], Pick<OperatorPasskeysContext, 'creation' | 'createPasskey'>>(
      async ({ input: { creation, createPasskey } }) => {
        if (creation === null) throw new Error('No passkey was asked for')
        return createPasskey(creation)
      },
    ),
    adding: fromPromise<unknown, Pick<OperatorPasskeysContext, 'created' | 'name'>>(
      async ({ input: { created, name }, signal }) => {
        if (created === null) throw new Error('The browser made no passkey')
        return callOperatorApi('addOperatorPasskey', { body: { name, passkey: created }, signal })
      },
    ),
  },
  actions: {
    show: assign((_, { passkeys }: CallResults<'getOperatorPasskeys'>) => ({ ...nothingAsked, passkeys })),
    ask: assign((_, { change }: { change: PasskeyChange }) => ({ ...nothingAsked, change })),
    takeName: assign((_, { name }: { name: string }) => ({ name, failure: null })),
    takeCreation: assign((_, { creation }: Begun) => ({ creation })),
    takeCreated: assign((_, { created }: { created: Schemas['PasskeyConfirmation'] }) => ({ created })),
    close: assign(nothingAsked),
    notifyAdded: emit(toast('success', { key: 'operator:passkeys.added' })),
    notifyRemoved: emit(toast('success', { key: 'operator:passkeys.removed' })),
    notifyNotCreated: emit(toast('error', { key: 'account:factors.notCreated' })),
  },
  guards: {
    isRemoved: (_, { creation }: Begun) => creation === null,
  },
})
  .extend(failureHandling<OperatorPasskeysContext, OperatorPasskeysEvent>())
  .createMachine({
    id: 'operatorPasskeys',
    context: ({ input }) => ({ ...input, ...nothingAsked, passkeys: [] }),
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
              input: ({ context: { change } }) => ({ change }),
              onDone: [
                {
                  guard: { type: 'isRemoved', params: ({ event }) => event.output },
                  target: '#operatorPasskeys.loading',
                  actions: ['close', 'notifyRemoved'],
                },
                {
                  target: '#operatorPasskeys.creating',
                  actions: { type: 'takeCreation', params: ({ event }) => event.output },
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
          input: ({ context: { created, name } }) => ({ created, name }),
          onDone: { target: 'loading', actions: ['close', 'notifyAdded'] },
          // A challenge serves once: whether it was added shows in the list.
          onError: { target: 'loading', actions: 'notifyFailure' },
        },
      },
    },
  })
