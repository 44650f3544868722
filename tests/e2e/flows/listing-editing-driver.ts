import { sellerProductEditAddress } from '#src/lib/paths.ts'
import { listingEditingMachine } from '#src/machines/listing/listing-editing.machine.ts'
import { listingEditingEvents } from '#tests/support/event-fixtures/listing-editing.ts'
import { offeredProduct } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import { uploadUpTo } from './upload-share.ts'

/** A product on offer is put right; a new one is written down in the same form. */
export const listingEditingDriver: FlowDriver<typeof listingEditingEvents> = {
  machine: listingEditingMachine,
  flowEvents: listingEditingEvents,
  held: ['viewProduct', 'editSellerProduct'],
  leftOut: { 'writing.sending: listing.entered': 'The button takes no press while it is busy.' },
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  drivers: ({ trader, visit, line, market }) => {
    let id = ''
    const is = (status: 'active' | 'deleted') => market.store.update('products', { _id: id }, { status })
    const submit = trader.page.locator('main form button[type="submit"]')
    const open = async () => {
      await trader.field('selling:form.leadTimeDays').waitFor()
      await submit.and(trader.page.locator(':enabled')).waitFor()
    }
    return {
      open: {
        'an own product': async () => {
          id = await offeredProduct(market)
          await visit(sellerProductEditAddress(id))
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'listing.entered': async () => {
          await trader.field('selling:form.leadTimeDays').fill('9')
          await submit.click()
        },
        'upload.progressed': () => uploadUpTo(trader.page, 0.5),
        'upload.cancelled': () => trader.button('selling:form.stop').click(),
        'newest.taken': () => trader.button('selling:form.takeNewest').click(),
        'reading answered': async () => {
          await is('active')
          await line.carry('viewProduct')
        },
        'reading refused': async () => {
          await is('deleted')
          await line.carry('viewProduct')
        },
        'reading unreachable': () => line.cut('viewProduct'),
        'sending answered': () => line.carry('editSellerProduct'),
        'sending refused': async () => {
          // It is gone for a moment.
          await is('deleted')
          await line.carry('editSellerProduct')
          await trader.shows(trader.t('server:refused.notFound'))
          await is('active')
        },
        'sending overtaken': async () => {
          const product = await market.store.find('products', { _id: id })
          await market.store.update('products', { _id: id }, { version: (product?.version ?? 0) + 1, leadTimeDays: 21 })
          await line.carry('editSellerProduct')
        },
        'sending unreachable': () => line.loseResponse('editSellerProduct'),
      },
      assertions: {
        loading: () => line.isWaiting('viewProduct'),
        refused: () => trader.shows(trader.t('app:failure.refused.title')),
        unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
        writing: () => trader.heading('selling:form.editTitle').waitFor(),
        'writing.open': open,
        'writing.sending': async () => {
          await line.isWaiting('editSellerProduct')
          await trader.button('selling:form.stop').waitFor()
        },
        'writing.corrected': async () => {
          await trader.page.getByRole('alert').first().waitFor()
          await open()
        },
        'writing.unconfirmed': async () => {
          await trader.shows(trader.t('selling:form.unconfirmed'))
          await open()
        },
        'writing.outdated': () => trader.shows(trader.t('selling:form.outdated')),
        saved: async () => {
          await trader.isAt('/seller-product')
          await trader.toast('success')
        },
      },
    }
  },
}
