import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type ActorRefFrom, type SnapshotFrom, assign, emit, sendTo, setup } from 'xstate'
import { paths } from '#src/lib/paths.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { type ListingChanged, listingChangeMachine } from './listing-change.machine.ts'
import { openOrderStatuses } from '#src/machines/order/order-groups.ts'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { type ListingInput, listingViewMachine } from './listing-view.machine.ts'
import { productBatchesMachine } from './product-batches.machine.ts'
import { productRatingListMachine } from '#src/machines/catalogue/product-rating-list.machine.ts'
import { quoteGroups } from '#src/machines/quote/quote-groups.ts'
import { quoteListMachine } from '#src/machines/quote/quote-list.machine.ts'

interface Context {
  input: ListingInput
  /** The newest that the product was read again for. */
  changed: ListingChanged | null
}

/** As many of the trade as the page of the product shows. */
const pageSize = 5

const { toAnswer, waiting } = quoteGroups.seller
const openQuoteStatuses = [...toAnswer, ...waiting]

/**
 * A seller looks at one of the own products: what it is, what buyers say of it, what is being traded of it, and changes it on the spot.
 * The flows inside do not know each other: after each change the product is read again, and one that was deleted is left.
 */
export const listingDetailsMachine = setup({
  types: flowTypes<{ context: Context; input: ListingInput }>(),
  actors: {
    view: listingViewMachine,
    change: listingChangeMachine,
    ratings: productRatingListMachine,
    batches: productBatchesMachine,
    orders: orderListMachine,
    quotes: quoteListMachine,
  },
  actions: {
    note: assign((_, { changed }: { changed: ListingChanged | null }) => ({ changed })),
    readAgain: sendTo('view', { type: 'view.staled' }),
    leave: emit(() => navigate(paths.sellerProduct, { replace: true })),
  },
  guards: {
    isGone: ({ context }, { changed }: { changed: ListingChanged | null }) =>
      changed !== context.changed && changed?.fate === 'deleted',
    isNew: ({ context }, { changed }: { changed: ListingChanged | null }) => changed !== context.changed,
  },
}).createMachine({
  id: 'listingDetails',
  context: ({ input }) => ({ input, changed: null }),
  invoke: [
    { id: 'view', src: 'view', input: ({ context }) => context.input },
    {
      id: 'batches',
      src: 'batches',
      input: ({ context }) => ({ id: context.input.productId, side: 'seller' as const }),
    },
    { id: 'ratings', src: 'ratings', input: ({ context }) => ({ query: { productId: context.input.productId }, pageSize }) },
    {
      id: 'orders',
      src: 'orders',
      input: ({ context }) => ({
        query: { productId: context.input.productId, statuses: openOrderStatuses },
        pageSize,
      }),
    },
    {
      id: 'quotes',
      src: 'quotes',
      input: ({ context }) => ({
        query: { kind: 'quote' as const, productId: context.input.productId, statuses: openQuoteStatuses },
        pageSize,
      }),
    },
    {
      id: 'change',
      src: 'change',
      onSnapshot: [
        {
          guard: { type: 'isGone', params: ({ event }) => ({ changed: event.snapshot.context.changed }) },
          actions: [{ type: 'note', params: ({ event }) => ({ changed: event.snapshot.context.changed }) }, 'leave'],
        },
        {
          guard: { type: 'isNew', params: ({ event }) => ({ changed: event.snapshot.context.changed }) },
          actions: [{ type: 'note', params: ({ event }) => ({ changed: event.snapshot.context.changed }) }, 'readAgain'],
        },
      ],
    },
  ],
})

export interface ListingParts {
  view: ActorRefFrom<typeof listingViewMachine>
  change: ActorRefFrom<typeof listingChangeMachine>
  batches: ActorRefFrom<typeof productBatchesMachine>
  ratings: ActorRefFrom<typeof productRatingListMachine>
  orders: ActorRefFrom<typeof orderListMachine>
  quotes: ActorRefFrom<typeof quoteListMachine>
}

/** The flows inside; they live as long as this one. */
export function listingParts({ children }: SnapshotFrom<typeof listingDetailsMachine>): ListingParts {
  // The same actors: exactOptionalPropertyTypes alone keeps XState's types of children apart from those of actors.
  return children as unknown as ListingParts
}
