import { listingChangeMachine } from '#src/machines/listing-change.machine.ts'
import { listingChangeAlphabet } from '#tests/support/alphabets/listing-change.ts'
import { offeredProduct } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'

/** From the page of a product; the list of products runs the same flow. */
export const listingChangeDriver: FlowDriver<typeof listingChangeAlphabet> = {
  machine: listingChangeMachine,
  alphabet: listingChangeAlphabet,
  held: ['changeProductStatus'],
  remembered: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  // It is not on offer any more.
  rulesOut: { 'changing answered': 'all', 'changing refused': 'all', 'changing unreachable': ['changing refused'] },
  hands: ({ trader, visit, line, market }) => {
    let id = ''
    return {
      open: {
        'the own products': async () => {
          id = await offeredProduct(market)
          await visit(`/seller-product-details?product=${id}`)
          await trader.button('selling:action.deactivate').waitFor()
        },
      },
      events: {
        'action.chosen': () => trader.button('selling:action.deactivate').click(),
        'action.confirmed': () => trader.inDialog('selling:question.deactivate.confirm').click(),
        'action.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'changing answered': async () => {
          await line.carry('changeProductStatus')
          await trader.toast('success')
        },
        'changing refused': async () => {
          // Somebody has deleted it at the same moment.
          await market.store.update('products', { _id: id }, { status: 'deleted' })
          await line.carry('changeProductStatus')
          await trader.dialog().getByRole('alert').waitFor()
        },
        'changing unreachable': async () => {
          await line.loseAnswer('changeProductStatus')
          await trader.dialog().getByRole('alert').waitFor()
        },
      },
      looks: {
        resting: () => trader.asksNothing(),
        asking: () => trader.asks('selling:question.deactivate.title'),
        changing: () => line.isWaiting('changeProductStatus'),
      },
    }
  },
}
