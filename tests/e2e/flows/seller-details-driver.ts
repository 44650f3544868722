import { expect } from 'vitest'
import { sellerDetailsAddress } from '#src/lib/paths.ts'
import { sellerDetailsMachine, sellerProductsPageSize } from '#src/machines/catalogue/seller-details.machine.ts'
import { sellerDetailsEvents } from '#tests/support/event-fixtures/seller-details.ts'
import { acetoneOf } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import { openPlainSite } from './plain-installation.ts'

export const sellerDetailsDriver: FlowDriver<typeof sellerDetailsEvents> = {
  machine: sellerDetailsMachine,
  flowEvents: sellerDetailsEvents,
  held: ['viewSeller', 'getSellerProducts'],
  site: openPlainSite,
  drivers: ({ trader, visit, line, market }) => {
    const { page, t } = trader
    let sellerId = ''
    let total = 0
    let shown = 1
    /** The page that is on its way. */
    let stars: number | undefined
    const put = (status: 'active' | 'suspended') => market.store.update('users', { _id: sellerId }, { status })
    const offers = page.getByRole('region', { name: t('catalogue:seller.products'), exact: true })
    // Between the ways to the page before and to the one after.
    const pageButton = (at: number) =>
      page
        .getByRole('navigation', { name: t('catalogue:list.pages'), exact: true })
        .getByRole('button')
        .nth(at)
    const choose = async (at: number) => {
      const press = () => pageButton(at).click()
      await (stars === undefined ? press() : line.fails('getSellerProducts', press))
      stars = at
    }
    /** The seller, and the page of its products that was read last. */
    const there = async () => {
      await trader.heading('catalogue:seller.about').waitFor()
      await expect.poll(() => pageButton(shown).getAttribute('aria-current')).toBe('page')
      const cards = Math.min(sellerProductsPageSize, total - (shown - 1) * sellerProductsPageSize)
      await expect.poll(() => offers.getByRole('heading', { level: 3 }).count()).toBe(cards)
    }
    const both = async (act: (operation: 'viewSeller' | 'getSellerProducts') => Promise<void>) => {
      await act('viewSeller')
      await act('getSellerProducts')
    }
    return {
      open: {
        'a seller': async () => {
          sellerId = (await acetoneOf(market)).sellerId
          total = (await market.store.list('products', { sellerId, status: 'active' })).length
          await visit(sellerDetailsAddress(sellerId))
        },
        'no seller': () => visit('/seller-details'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'the second page chosen': () => choose(2),
        'the third page chosen': () => choose(3),
        'reading answered': async () => {
          await put('active')
          await both((operation) => line.carry(operation))
        },
        'reading refused': async () => {
          // The operator has shut it out, and lets it in again.
          await put('suspended')
          await both((operation) => line.carry(operation))
        },
        'reading unreachable': () => both((operation) => line.cut(operation)),
        'paging answered': async () => {
          await line.carry('getSellerProducts')
          shown = stars ?? shown
          stars = undefined
        },
        'paging unreachable': async () => {
          await line.cut('getSellerProducts')
          await trader.toast('error')
          stars = undefined
        },
      },
      assertions: {
        unchosen: async () => {
          await trader.shows(t('catalogue:seller.unchosenTitle'))
          await trader.link('catalogue:seller.showAll').waitFor()
        },
        loading: async () => {
          await both((operation) => line.isWaiting(operation))
          await page
            .getByRole('status')
            .filter({ hasText: t('catalogue:seller.waiting') })
            .waitFor()
        },
        shown: async () => {
          await there()
          await expect.poll(() => offers.locator('[aria-busy="true"]').count()).toBe(0)
        },
        paging: async () => {
          await line.isWaiting('getSellerProducts')
          await there()
          await offers.locator('[aria-busy="true"]').waitFor()
        },
        refused: async () => {
          await trader.shows(t('app:failure.refused.title'))
          await trader.shows(t('server:refused.notFound'))
          await trader.link('catalogue:seller.showAll').waitFor()
        },
        unreachable: async () => {
          await trader.shows(t('app:failure.unreachable.title'))
          await trader.link('catalogue:seller.showAll').waitFor()
        },
      },
    }
  },
}
