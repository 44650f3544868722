import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Seller = components['schemas']['Seller']
type ProductPage = components['schemas']['ProductPage']

export interface SellerDetailsInput {
  /** Null when the page was opened without a seller chosen. */
  sellerId: string | null
}

interface Context {
  sellerId: string | null
  seller: Seller | null
  products: ProductPage['products']
  total: number
  /** The page in view, from 1. */
  page: number
  failure: ApiFailure | null
}

export type SellerDetailsEvent = { type: 'retry.asked' } | { type: 'page.chosen'; page: number }

export const sellerProductsPageSize = 12

/**
 * Somebody looks at a seller and through what it offers, page by page. None may be chosen (`unchosen`); the seller may be gone
 * (`refused`); no answer may come (`unreachable`). A page that cannot be had is told in a toast, the one before stays. A page
 * chosen later takes the one before back.
 */
export const sellerDetailsMachine = setup({
  types: flowTypes<{ context: Context; events: SellerDetailsEvent; input: SellerDetailsInput }>(),
  actors: {
    reading: fromPromise<{ seller: Seller; offers: ProductPage }, { sellerId: string }>(
      async ({ input: { sellerId }, signal }) => {
        const [seller, offers] = await Promise.all([
          callApi('viewSeller', { path: { id: sellerId }, signal }),
          callApi('getSellerProducts', { body: { sellerId, page: 1, pageSize: sellerProductsPageSize }, signal }),
        ])
        return { seller: seller.results, offers: offers.results }
      },
    ),
    paging: fromPromise<{ page: number; offers: ProductPage }, { sellerId: string; page: number }>(async ({ input, signal }) => {
      const { results } = await callApi('getSellerProducts', { body: { ...input, pageSize: sellerProductsPageSize }, signal })
      return { page: input.page, offers: results }
    }),
  },
  actions: {
    show: assign((_, { seller, offers }: { seller: Seller; offers: ProductPage }) => ({
      seller,
      products: offers.products,
      total: offers.total,
      page: 1,
      failure: null,
    })),
    turn: assign((_, { page, offers }: { page: number; offers: ProductPage }) => ({
      page,
      products: offers.products,
      total: offers.total,
    })),
  },
  guards: {
    hasChosen: ({ context }) => context.sellerId !== null,
  },
})
  .extend(failureHandling<Context, SellerDetailsEvent>())
  .createMachine({
    id: 'sellerDetails',
    context: ({ input }) => ({ sellerId: input.sellerId, seller: null, products: [], total: 0, page: 1, failure: null }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'hasChosen', target: 'loading' }, { target: 'unchosen' }] },
      unchosen: { tags: ['empty'] },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          // Entered only with a seller chosen; the guard's knowledge does not reach the type.
          input: ({ context }) => ({ sellerId: context.sellerId ?? '' }),
          onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      shown: { tags: ['filled'], on: { 'page.chosen': 'paging' } },
      paging: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'paging',
          src: 'paging',
          input: ({ context, event }) => ({
            sellerId: context.sellerId ?? '', // as above
            page: event.type === 'page.chosen' ? event.page : context.page,
          }),
          onDone: { target: 'shown', actions: { type: 'turn', params: ({ event }) => event.output } },
          onError: { target: 'shown', actions: 'notifyFailure' },
        },
        on: { 'page.chosen': { target: 'paging', reenter: true } },
      },
      ...failedStates,
    },
  })
