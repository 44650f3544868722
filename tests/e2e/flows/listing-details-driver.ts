import { expect } from 'vitest'
import { sellerProductDetailsAddress } from '#src/lib/paths.ts'
import { listingDetailsMachine } from '#src/machines/listing/listing-details.machine.ts'
import { listingDetailsEvents } from '#tests/support/event-fixtures/listing-details.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import { changedOnce, listingDrivers, ownListing, restocking } from './own-listing.ts'
import { openPlainSite } from './plain-installation.ts'

/** The machine rests in one state: the result of each change is asserted where it is made. */
export const listingDetailsDriver: FlowDriver<typeof listingDetailsEvents> = {
  machine: listingDetailsMachine,
  flowEvents: listingDetailsEvents,
  held: ['viewProduct', restocking],
  site: openPlainSite,
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  rulesOut: changedOnce,
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    const { page, t } = trader
    const figures = page.getByRole('region', { name: t('selling:details.figures'), exact: true })
    const { takeOffTheMarket, remove, sellOutUnheard } = listingDrivers(stage, (action) =>
      trader.button(`selling:action.${action}`).click(),
    )
    return {
      open: {
        'an own product': async () => {
          const { _id } = await ownListing(market)
          await visit(sellerProductDetailsAddress(_id))
          await line.carry('viewProduct')
          await figures.waitFor()
        },
      },
      events: {
        'a change answered': async () => {
          await takeOffTheMarket()
          await line.isWaiting('viewProduct')
          // What was read before stays in view until it is read again.
          expect(await trader.button('selling:action.deactivate').count()).toBe(1)
          await line.carry('viewProduct')
          await trader.button('selling:action.activate').waitFor()
        },
        'a deletion answered': async () => {
          await remove()
          await trader.isAt('/seller-product')
          await trader.heading('selling:list.title').waitFor()
          return left
        },
        'a change let be': async () => {
          await sellOutUnheard()
          await line.carry('viewProduct')
          await figures.getByText(t('selling:list.soldOut'), { exact: true }).waitFor()
        },
      },
      assertions: {},
    }
  },
}
