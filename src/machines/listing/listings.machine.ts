import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type ActorRefFrom, type SnapshotFrom, assign, sendTo, setup } from 'xstate'
import type { ListInput } from '#src/machines/platform/create-list-machine.ts'
import { type ListingChanged, listingChangeMachine } from './listing-change.machine.ts'
import { listingListMachine } from './listing-list.machine.ts'

interface Context {
  input: ListInput<'getSellerProducts'>
  /** The newest that the list was read again for. */
  changed: ListingChanged | null
}

/**
 * A seller looks through what it has listed and changes one or the other on the spot. The two flows inside do not know each other: after
 * each change the list is read again.
 */
export const listingsMachine = setup({
  types: flowTypes<{ context: Context; input: ListInput<'getSellerProducts'> }>(),
  actors: { list: listingListMachine, change: listingChangeMachine },
  actions: {
    note: assign((_, { changed }: { changed: ListingChanged | null }) => ({ changed })),
    readAgain: sendTo('list', { type: 'list.staled' }),
  },
  guards: {
    isNew: ({ context }, { changed }: { changed: ListingChanged | null }) => changed !== context.changed,
  },
}).createMachine({
  id: 'listings',
  context: ({ input }) => ({ input, changed: null }),
  invoke: [
    { id: 'list', src: 'list', input: ({ context }) => context.input },
    {
      id: 'change',
      src: 'change',
      onSnapshot: {
        guard: { type: 'isNew', params: ({ event }) => ({ changed: event.snapshot.context.changed }) },
        actions: [{ type: 'note', params: ({ event }) => ({ changed: event.snapshot.context.changed }) }, 'readAgain'],
      },
    },
  ],
})

export type ListingListRef = ActorRefFrom<typeof listingListMachine>
export type ListingChangeRef = ActorRefFrom<typeof listingChangeMachine>

/** The two flows inside; they live as long as this one. */
export function listingsParts({ children }: SnapshotFrom<typeof listingsMachine>) {
  // The same actors: exactOptionalPropertyTypes alone keeps XState's types of children apart from those of actors.
  return children as unknown as { list: ListingListRef; change: ListingChangeRef }
}
