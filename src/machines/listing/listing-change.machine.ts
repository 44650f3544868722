import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { components } from '#src/generated/schema.ts'
import { type ToastText, toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type ListingAction, type OwnListing, listingActions, promotionDays } from './listing-actions.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

type Product = components['schemas']['Product']

/** What the quick edit says; the version is the listing's, added when it is sent. */
export type Restock = Omit<CallBody<'editInventory'>, 'version'>

interface Asked {
  action: ListingAction
  listing: OwnListing
}

interface Decided extends Asked {
  restock: Restock
  /** Kept while the same is sent again after no answer came. */
  idempotencyKey: string
}

/** What has become of a product. `unknown`: a change was sent, its answer was lost, and the seller let it be. */
export type ListingChanged = { fate: 'changed'; product: Product } | { fate: 'deleted' | 'unknown'; productId: string }

interface Context {
  asked: Asked | null
  decided: Decided | null
  failure: ApiFailure | null
  /** For the view that shows the product: a new object after each change. */
  changed: ListingChanged | null
}

export type ListingChangeEvent =
  | { type: 'action.chosen'; action: ListingAction; listing: OwnListing }
  | { type: 'action.confirmed'; restock?: Restock }
  | { type: 'action.abandoned' }

interface ListingResponse {
  changed: ListingChanged
}

/**
 * A seller changes one of the own products from a list or its page: takes it off the market or puts it on, promotes it, deletes it, or
 * puts stock and price right. Each is asked about first, in a dialog that stays until the server has said yes: what it refuses (the
 * plan is used up, a safety data sheet is missing, somebody else was faster) is told there, and a change whose answer was lost is sent
 * again under its key. When somebody else was faster, the dialog goes on from how the product is now.
 */
export const listingChangeMachine = setup({
  types: flowTypes<{ context: Context; events: ListingChangeEvent }>(),
  actors: {
    // Without the abort signal: leaving the page does not take back what was decided.
    changing: fromPromise<ListingResponse, { decided: Decided | null }>(({ input }) => change(input.decided)),
  },
  actions: {
    ask: assign((_, asked: Asked) => ({ asked, decided: null, failure: null })),
    decide: assign(({ context }, { restock }: { restock: Restock }) => ({
      decided: decisionOf(context, restock),
      failure: null,
    })),
    close: assign(({ context }) => ({
      asked: null,
      decided: null,
      failure: null,
      changed: isUnanswered(context) ? { fate: 'unknown' as const, productId: context.decided.listing._id } : context.changed,
    })),
    keep: assign((_, { changed }: ListingResponse) => ({ changed, asked: null, decided: null, failure: null })),
    /** Somebody else was faster: the answer tells how the product is now. */
    goOnFromThere: assign(({ context }, { error }: { error: unknown }) => {
      const product = productOf(failureOf(error))
      if (product === undefined || context.asked === null) return {}
      return { asked: { ...context.asked, listing: product }, changed: { fate: 'changed' as const, product } }
    }),
    notifySuccess: emit(({ context }, { changed }: ListingResponse) => toast('success', doneText(context.asked, changed))),
  },
  guards: {
    isPossible: (_, { action, listing }: Asked) => listingActions(listing).includes(action),
  },
})
  .extend(failureHandling<Context, ListingChangeEvent>())
  .createMachine({
    id: 'listingChange',
    context: { asked: null, decided: null, changed: null, failure: null },
    initial: 'resting',
    states: {
      resting: {
        on: {
          'action.chosen': {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'ask', params: ({ event: { action, listing } }) => ({ action, listing }) },
          },
        },
      },
      asking: {
        tags: ['dialog'],
        on: {
          'action.confirmed': {
            target: 'changing',
            actions: { type: 'decide', params: ({ event }) => ({ restock: event.restock ?? {} }) },
          },
          'action.abandoned': { target: 'resting', actions: 'close' },
        },
      },
      changing: {
        tags: ['dialog', 'busy'],
        invoke: {
          id: 'changing',
          src: 'changing',
          input: ({ context }) => ({ decided: context.decided }),
          onDone: {
            target: 'resting',
            actions: [
              { type: 'notifySuccess', params: ({ event }) => event.output },
              { type: 'keep', params: ({ event }) => event.output },
            ],
          },
          onError: {
            target: 'asking',
            actions: ['setFailure', { type: 'goOnFromThere', params: ({ event }) => ({ error: event.error }) }],
          },
        },
      },
    },
  })

/** The change as it is sent; one whose answer was lost keeps its key when the same is decided once more. */
function decisionOf({ asked, decided, failure }: Context, restock: Restock): Decided {
  if (asked === null) throw new Error('No change was asked for')
  const same = failure?.kind !== 'rejected' && JSON.stringify(restock) === JSON.stringify(decided?.restock)
  return { ...asked, restock, idempotencyKey: same && decided !== null ? decided.idempotencyKey : newIdempotencyKey() }
}

async function change(decided: Decided | null): Promise<ListingResponse> {
  if (decided === null) throw new Error('No change was decided on')
  const { action, listing, restock, idempotencyKey } = decided
  const path = { id: listing._id }
  if (action === 'delete') {
    await callApi('deleteProduct', { path })
    return { changed: { fate: 'deleted', productId: listing._id } }
  }
  const { results } = await sent()
  return { changed: { fate: 'changed', product: results } }

  function sent() {
    if (action === 'restock') return callApi('editInventory', { path, body: { version: listing.version ?? 1, ...restock } })
    return action === 'promote'
      ? callApi('addForPromotion', { path, idempotencyKey })
      : callApi('changeProductStatus', { path, idempotencyKey })
  }
}

function isUnanswered(context: Context): context is Context & { decided: Decided } {
  return context.decided !== null && context.failure !== null && context.failure.kind !== 'rejected'
}

/** What is told is what came of it: the status turns round, and another tab may have turned it before. */
function doneText(asked: Asked | null, changed: ListingChanged): ToastText {
  const action = asked?.action ?? 'restock'
  if (action === 'promote') return { key: 'selling:done.promote', values: { days: promotionDays } }
  const turned = action === 'activate' || action === 'deactivate'
  if (!turned || changed.fate !== 'changed') return { key: `selling:done.${action}` }
  return { key: changed.product.status === 'active' ? 'selling:done.activate' : 'selling:done.deactivate' }
}

/** The product as it is now, which the server tells with a 409 of a change to what is no longer so. */
function productOf(failure: ApiFailure): Product | undefined {
  if (failure.kind !== 'rejected' || failure.code !== 409) return undefined
  // The contract's Conflict leaves open what `results` tells; these calls tell the product (server/domain/listing/listings.ts).
  return failure.results['product'] as Product | undefined
}
