import { listingChangeMachine } from '#src/machines/listing/listing-change.machine.ts'
import { listingChangeEvents } from '#tests/support/event-fixtures/listing-change.ts'
import { offeredProduct } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'

/** From the page of a product; the list of products runs the same flow. */
export const listingChangeDriver: FlowDriver<typeof listingChangeEvents> = {
  machine: listingChangeMachine,
  flowEvents: listingChangeEvents,
  held: ['changeProductStatus'],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  // It is not on offer any more.
  rulesOut: { 'changing answered': 'all', 'changing refused': 'all', 'changing unreachable': ['changing refused'] },
  drivers: ({ trader, visit, line, market }) => {
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
          // It was deleted at the same moment.
          await market.store.update('products', { _id: id }, { status: 'deleted' })
          await line.carry('changeProductStatus')
          await trader.dialog().getByRole('alert').waitFor()
        },
        'changing unreachable': async () => {
          await line.loseResponse('changeProductStatus')
          await trader.dialog().getByRole('alert').waitFor()
        },
      },
      assertions: {
        resting: () => trader.expectNoDialog(),
        asking: () => trader.expectDialog('selling:question.deactivate.title'),
        changing: () => line.isWaiting('changeProductStatus'),
      },
    }
  },
}
