import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { productDetailsAddress, quoteDetailsAddress } from '#src/lib/paths.ts'
import type { Store } from '#server/store/store.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { openDemoPglite } from '#tests/support/stores.ts'
import { acetoneOf } from './flows/acetone.ts'
import { type Site, onStage, openSite } from './flows/stage.ts'
import type { Trader } from './trader.ts'

let browser: Browser
let store: Store
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  store = await openDemoPglite()
  site = await openSite({ market: await openMarketplace(store) })
})
afterAll(async () => {
  await site.close()
  await store.close()
})

/** Opens the dialog of an action, fills in price and freight, and sends the round. */
async function propose(trader: Trader, action: MessageKey, kind: 'offer' | 'counter', price: string): Promise<void> {
  await trader.button(action).click()
  await trader.expectDialog(`quote:question.${kind}.title`)
  await trader.dialog().locator('input[name="offer.unitPrice"]').fill(price)
  await trader.dialog().locator('input[name="offer.shipping"]').fill('950')
  await trader.dialog().locator('input[name="offer.leadTimeDays"]').fill('10')
  await trader.inDialog(`quote:question.${kind}.confirm`).click()
  await trader.expectNoDialog()
}

it('two people agree on a price in rounds, each seeing the other’s as it comes, and an order is there', () =>
  onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, ({ trader: buyer, visit, token }) =>
    onStage(site, browser, { account: 'seller', session: { accountType: 'Seller' }, language: 'en', held: [] }, async (other) => {
      const { trader: seller } = other
      const { _id: productId } = await acetoneOf(site.market)
      await visit(productDetailsAddress(productId))
      await buyer.link('catalogue:requests.quote').click()
      await buyer.isAt('/request-quote')
      await buyer.page.locator('input[name="quantity.value"]').fill('2000')
      await buyer.field('quote:request.message').fill('For our January campaign')
      await buyer.button('quote:request.submit').click()
      await buyer.isAt('/my-quote-details')
      const { orders } = await site.market.call('getMyOrders', { token, body: { kind: 'quote', productId, pageSize: 1 } })

      await other.visit(quoteDetailsAddress(orders[0]?._id ?? ''))
      await seller.shows('For our January campaign')
      await propose(seller, 'quote:action.seller.offer', 'offer', '3.80')
      await buyer.shows(buyer.t('quote:round.buyer.offered'))
      await propose(buyer, 'quote:action.buyer.counter', 'counter', '3.40')
      await seller.shows(seller.t('quote:round.seller.countered'))
      await propose(seller, 'quote:action.seller.offerAgain', 'offer', '3.60')
      await buyer.page.getByText('3.60').first().waitFor()

      await buyer.button('quote:action.buyer.accept').click()
      await buyer.expectDialog('quote:question.accept.buyer.title')
      await buyer
        .dialog()
        .getByRole('button', { name: new RegExp(`^${buyer.t('quote:question.accept.buyer.confirm', { amount: '.+' })}$`) })
        .click()
      await buyer.link('quote:details.toOrder').click()
      await buyer.isAt('/my-order-details')
      await seller.link('quote:details.toOrder').click()
      await seller.isAt('/my-order-details')

      // Thirteen whole drums of 160 kg: the page asks for whole packages.
      const made = await site.market.call('getMyOrders', { token, body: { productId, pageSize: 1 } })
      expect(made.orders.map(({ item }) => [item.quantity, 'unitPrice' in item && item.unitPrice.amount])).toEqual([
        [{ value: 2080, unit: 'kg' }, 360],
      ])
    }),
  ))
