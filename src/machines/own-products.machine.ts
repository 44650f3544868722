import { type ActorRefFrom, type SnapshotFrom, assign, sendTo, setup } from 'xstate'
import type { ListInput } from './create-list-machine.ts'
import type { FlowEmitted } from './emitted-events.ts'
import { type ListingChanged, listingChangeMachine } from './listing-change.machine.ts'
import { ownProductListMachine } from './own-product-list.machine.ts'

interface Context {
  input: ListInput<'getSellerProducts'>
  /** The newest that the list was read again for. */
  changed: ListingChanged | null
}

/**
 * A seller looks through what it has listed and changes one or the other on the spot. The two flows inside do not know each other: after
 * each change the list is read again.
 */
export const ownProductsMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    input: {} as ListInput<'getSellerProducts'>,
    emitted: {} as FlowEmitted,
  },
  actors: { list: ownProductListMachine, change: listingChangeMachine },
  actions: {
    note: assign((_, { changed }: { changed: ListingChanged | null }) => ({ changed })),
    readAgain: sendTo('list', { type: 'list.staled' }),
  },
  guards: {
    isNew: ({ context }, { changed }: { changed: ListingChanged | null }) => changed !== context.changed,
  },
}).createMachine({
  id: 'ownProducts',
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

export type OwnProductListRef = ActorRefFrom<typeof ownProductListMachine>
export type ListingChangeRef = ActorRefFrom<typeof listingChangeMachine>

/** The two flows inside; they live as long as this one. */
export function ownProductsParts({ children }: SnapshotFrom<typeof ownProductsMachine>) {
  // The same actors: exactOptionalPropertyTypes alone keeps XState's types of children apart from those of actors.
  return children as unknown as { list: OwnProductListRef; change: ListingChangeRef }
}
