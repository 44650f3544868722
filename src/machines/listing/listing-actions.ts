import type { components } from '#src/generated/schema.ts'
import { can, openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { type ProductEvent, productMachine } from '#src/machines/lifecycles/product.machine.ts'

type ProductCard = components['schemas']['ProductCard']

/** As the contract has it (addForPromotion). */
export const promotionDays = 30

/** What a seller can do with a product from where it is shown. `restock` is the quick edit of stock and price. */
export type ListingAction = 'restock' | 'activate' | 'deactivate' | 'promote' | 'delete'

/** What must be known of a product, which a card of the seller's own and its page both tell. */
export type OwnListing = Pick<
  ProductCard,
  '_id' | 'name_en' | 'name_ar' | 'name_bn' | 'status' | 'version' | 'promoted' | 'price' | 'priceUnit' | 'minimumOrder' | 'stock'
>

interface Rule {
  action: ListingAction
  /** Nothing for what changes no state: it is possible as long as anything is. */
  event?: ProductEvent
  unless?: (listing: Pick<OwnListing, 'promoted'>) => boolean
}

/** In the order in which they are offered: the daily first, what cannot be undone last. */
const rules: readonly Rule[] = [
  { action: 'restock' },
  { action: 'activate', event: { type: 'product.activate' } },
  // One promotion runs at a time.
  { action: 'promote', event: { type: 'product.promote' }, unless: ({ promoted }) => promoted },
  { action: 'deactivate', event: { type: 'product.deactivate' } },
  { action: 'delete', event: { type: 'product.delete' } },
]

/** What the seller can do with the product now, by the word of its life-cycle. */
export function listingActions(listing: Pick<OwnListing, 'status' | 'promoted'>): ListingAction[] {
  const { status } = listing
  return rules
    .filter(({ event, unless }) => {
      const possible = event === undefined ? openStates(productMachine).includes(status) : can(productMachine, status, event)
      return possible && !(unless?.(listing) ?? false)
    })
    .map(({ action }) => action)
}
