import { ApiError } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createReadingMachine } from './create-reading-machine.ts'

export interface OwnProductInput {
  productId: string
  /** Whose product it must be. */
  sellerId: string
}

/**
 * A seller looks at one of the own products. One of somebody else is no more there than one that never was, though the market shows it.
 * Orders take from the stock: it is read again when one changes.
 */
export const ownProductViewMachine = createReadingMachine<OwnProductInput, components['schemas']['Product']>({
  id: 'ownProductView',
  read: async ({ productId, sellerId }, signal) => {
    const { results } = await callApi('viewProduct', { path: { id: productId }, signal })
    if (results.seller._id !== sellerId) throw new ApiError(notThere)
    return results
  },
  staledBy: ({ type }) => type === 'order.changed',
})

/** The page has words for it: the server never said no. */
const notThere = { kind: 'refused', code: 404, message: '', fields: {}, results: {} } as const
