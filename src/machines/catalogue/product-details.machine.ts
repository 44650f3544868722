import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Product = components['schemas']['Product']
type ProductCard = components['schemas']['ProductCard']

export interface ProductDetailsInput {
  /** Null when the page was opened without a product chosen. */
  productId: string | null
}

interface Context {
  productId: string | null
  product: Product | null
  /** What others bought with it, and others of its kind. */
  similar: readonly ProductCard[]
  failure: ApiFailure | null
}

export type ProductDetailsEvent = { type: 'retry.asked' }

const similarCount = 4

/**
 * Somebody looks at one product. None may be chosen (`unchosen`); it may be gone or withdrawn (`refused`); no answer may come
 * (`unreachable`). Similar products come after it and are left out when they cannot be had.
 */
export const productDetailsMachine = setup({
  types: flowTypes<{ context: Context; events: ProductDetailsEvent; input: ProductDetailsInput }>(),
  actors: {
    reading: fromPromise<{ product: Product }, { productId: string }>(async ({ input, signal }) => {
      const { results } = await callApi('viewProduct', { path: { id: input.productId }, signal })
      return { product: results }
    }),
    readingSimilar: fromPromise<{ similar: readonly ProductCard[] }, { product: Product }>(async ({ input, signal }) => {
      const body = { productId: input.product._id, pageSize: similarCount }
      const { results } = await callApi('getAIRecommendation', { body, signal })
      return { similar: results.products }
    }),
  },
  actions: {
    show: assign((_, { product }: { product: Product }) => ({ product, failure: null })),
    showSimilar: assign((_, { similar }: { similar: readonly ProductCard[] }) => ({ similar })),
  },
  guards: {
    hasChosen: ({ context }) => context.productId !== null,
  },
})
  .extend(failureHandling<Context, ProductDetailsEvent>())
  .createMachine({
    id: 'productDetails',
    context: ({ input }) => ({ productId: input.productId, product: null, similar: [], failure: null }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'hasChosen', target: 'loading' }, { target: 'unchosen' }] },
      unchosen: { tags: ['empty'] },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          // Entered only with a product chosen; the guard's knowledge does not reach the type.
          input: ({ context }) => ({ productId: context.productId ?? '' }),
          onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      shown: {
        tags: ['filled'],
        initial: 'seekingSimilar',
        states: {
          seekingSimilar: {
            invoke: {
              id: 'readingSimilar',
              src: 'readingSimilar',
              input: ({ context }) => ({ product: loaded(context.product) }),
              onDone: { target: 'complete', actions: { type: 'showSimilar', params: ({ event }) => event.output } },
              onError: { target: 'withoutSimilar' },
            },
          },
          complete: {},
          withoutSimilar: {},
        },
      },
      ...failedStates,
    },
  })

function loaded(product: Product | null): Product {
  if (product === null) throw new Error('shown without a product')
  return product
}
