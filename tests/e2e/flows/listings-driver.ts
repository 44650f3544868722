import { listingsAddress } from '#src/lib/paths.ts'
import { listingsMachine } from '#src/machines/listing/listings.machine.ts'
import { listingsEvents } from '#tests/support/event-fixtures/listings.ts'
import type { FlowDriver } from './drive-flow.ts'
import { changedOnce, listingDrivers, ownListing, restocking } from './own-listing.ts'

/** The machine rests in one state: the result of each change is asserted where it is made. */
export const listingsDriver: FlowDriver<typeof listingsEvents> = {
  machine: listingsMachine,
  flowEvents: listingsEvents,
  held: ['getSellerProducts', restocking],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  rulesOut: changedOnce,
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    const { page, t } = trader
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    const rowShows = (text: string) => row.getByText(text, { exact: true }).waitFor()
    const { takeOffTheMarket, remove, sellOutUnheard } = listingDrivers(stage, async (action) => {
      if (action === 'restock') return row.getByRole('button', { name: t('selling:action.restock'), exact: true }).click()
      await row.getByRole('button', { name: new RegExp(`^${t('selling:list.menu', { name: '.+' })}$`) }).click()
      await page.getByRole('menuitem', { name: t(`selling:action.${action}`), exact: true }).click()
    })
    /** What was read before stays in view until the list is read again. */
    const readAgain = async (before: string) => {
      await line.isWaiting('getSellerProducts')
      await rowShows(before)
      await line.carry('getSellerProducts')
    }
    return {
      open: {
        'the own products': async () => {
          const { casNumber } = await ownListing(market)
          await visit(listingsAddress({ search: casNumber }))
          await line.carry('getSellerProducts')
          await rowShows(t('selling:list.active'))
        },
      },
      events: {
        'a change answered': async () => {
          await takeOffTheMarket()
          await readAgain(t('selling:list.active'))
          await rowShows(t('selling:list.inactive'))
        },
        'a deletion answered': async () => {
          await remove()
          await line.carry('getSellerProducts')
          await trader.shows(t('selling:list.noMatch'))
        },
        'a change let be': async () => {
          await sellOutUnheard()
          await line.carry('getSellerProducts')
          await rowShows(t('selling:list.soldOut'))
        },
      },
      assertions: {},
    }
  },
}
