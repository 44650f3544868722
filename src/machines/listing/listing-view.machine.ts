import { ApiError } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

export interface ListingInput {
  productId: string
  /** Whose product it must be. */
  sellerId: string
}

/**
 * A seller looks at one of the own products. One of somebody else is no more there than one that never was, though the market shows it.
 * Orders take from the stock: it is read again when one changes.
 */
export const listingViewMachine = createReadingMachine<ListingInput, components['schemas']['Product']>({
  id: 'listingView',
  read: async ({ productId, sellerId }, signal) => {
    const { results } = await callApi('viewProduct', { path: { id: productId }, signal })
    if (results.seller._id !== sellerId) throw new ApiError(notThere)
    return results
  },
  staledBy: ({ type }) => type === 'order.changed',
})

/** The page has words for it: the server never said no. */
const notThere = { kind: 'rejected', code: 404, message: '', fields: {}, results: {} } as const
