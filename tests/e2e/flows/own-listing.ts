import type { OperationId } from '#src/generated/operation-table.ts'
import type { Row } from '#server/store/tables.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { offeredProduct } from './acetone.ts'
import type { Stage } from './stage.ts'

/** A product that the seller offers, with stock. */
export async function ownListing(market: Marketplace): Promise<Row<'products'>> {
  const _id = await offeredProduct(market)
  await market.store.update('products', { _id }, { stock: 24_000 })
  const listing = await market.store.find('products', { _id })
  if (listing === undefined) throw new Error('The product of the seller is gone')
  return listing
}

/** Changes that cannot be made twice: it is not on offer any more; nothing of it is left to sell; it is gone. */
export const changedOnce = {
  'a change answered': ['a change answered'],
  'a change let be': ['a change let be'],
  'a deletion answered': 'all',
} as const

/** How a seller changes a product from where it is shown: `choose` presses what the view offers for it. */
export function listingDrivers({ trader, line }: Stage, choose: (action: 'restock' | 'deactivate' | 'delete') => Promise<void>) {
  return {
    takeOffTheMarket: async () => {
      await choose('deactivate')
      await trader.inDialog('selling:question.deactivate.confirm').click()
      await trader.toast('success')
    },
    remove: async () => {
      await choose('delete')
      await trader.inDialog('app:confirm.delete').click()
      await trader.toast('success')
    },
    /** Sells out, and loses the response. */
    sellOutUnheard: async () => {
      await choose('restock')
      const boxes = trader.dialog().getByRole('textbox')
      await boxes.first().fill('0')
      await trader.inDialog('selling:question.restock.confirm').click()
      await line.loseResponse(restocking)
      await trader.dialog().getByRole('alert').waitFor()
      await trader.inDialog('selling:question.back').click()
      await trader.expectNoDialog()
    },
  }
}

/** The operation that `sellOutUnheard` needs held. */
export const restocking: OperationId = 'editInventory'
