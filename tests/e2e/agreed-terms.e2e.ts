import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderDetailsAddress, placeOrderAddress } from '#src/lib/paths.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { acetoneOf, orderOfAcetone } from './flows/acetone.ts'
import { onStage, openSite, type Site, type Stage } from './flows/stage.ts'
import type { Language } from './trader.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

type Part = (buyer: Stage, seller: Stage) => Promise<void>

/** A buyer and a seller of acetone, each at a page of their own. */
const together = (language: Language, part: Part) =>
  onStage(site, browser, { account: 'buyer', language, held: [] }, (buyer) =>
    onStage(site, browser, { account: 'seller', session: { accountType: 'Seller' }, language, held: [] }, (seller) =>
      part(buyer, seller),
    ),
  )

/** Fills in the page of an order of acetone: two drums by CIF. */
async function fillOrder({ trader, visit, market }: Stage): Promise<void> {
  const { page } = trader
  const { _id } = await acetoneOf(market)
  await market.store.update('products', { _id }, { stock: 24_000 })
  await visit(placeOrderAddress(_id))
  await page.getByRole('radio', { name: /CIF/ }).check()
  await page.getByLabel(trader.t('order:placing.incotermPlace', { incoterm: 'CIF' })).fill('Chattogram')
  await page.locator('input[name="quantity.value"]').fill('300')
}

/** Sends the order and returns its id. */
async function place({ trader, market, token }: Stage): Promise<string> {
  await trader.button('order:placing.submit').click()
  await trader.isAt('/my-order-details')
  await trader.shows(trader.t('order:timeline.buyer.placed'))
  const { orders } = await market.call('getMyOrders', { token, body: { pageSize: 1 } })
  return orders[0]?._id ?? ''
}

/** Pays what is open of the order whose page is shown. */
async function pay({ trader }: Stage): Promise<void> {
  const { page, t } = trader
  await page.getByRole('link', { name: new RegExp(`^${t('order:action.pay', { amount: '.+' })}$`) }).click()
  await page.getByRole('link', { name: t('money:choice.continue') }).click()
  await trader.isAt('/pay-now')
  await trader.field('order:paying.number').fill(sandboxCards.success.number)
  await trader.field('order:paying.expiry').fill('12/30')
  await trader.field('order:paying.cvc').fill('123')
  await trader.field('order:paying.name').fill('RAFIQ AHMED')
  await page.locator('main form button[type="submit"]').first().click()
  await trader.isAt('/my-order-details')
}

/** The seller hands the order of the page to a courier, and reports that it has arrived. */
async function deliver({ trader: seller }: Stage): Promise<void> {
  await seller.button('order:action.process').click()
  await seller.button('order:action.dispatch').click()
  await seller
    .dialog()
    .getByRole('radio', { name: seller.t('order:deliveryMethod.courier') })
    .check()
  await seller.dialog().locator('input[name="dispatch.carrierName"]').fill('Gulf Freight')
  // Two drums, as they were ordered.
  expect(await seller.field('order:question.packages').inputValue()).toBe('2')
  await seller.field('order:question.grossKilograms').fill('360')
  await seller.inDialog('order:question.dispatch.confirm').click()
  await seller.button('order:action.deliver').click()
  await seller.field('order:question.receivedBy').fill('Nadia Rahman')
  await seller.inDialog('order:question.deliver.confirm').click()
  await seller.shows(seller.t('order:timeline.seller.delivered'))
}

it.each(['en', 'ar', 'bn'] as const)(
  'a seller grants terms on the page of an order; the buyer orders two drums on them, receives them and pays after that, in %s',
  (language) =>
    together(language, async (atBuyer, atSeller) => {
      const { trader: buyer, market } = atBuyer
      const { trader: seller } = atSeller
      const earlier = await orderOfAcetone(market, atBuyer.token ?? '', 'invoiced')
      await atSeller.visit(orderDetailsAddress(earlier))
      await seller.button('order:terms.grant').click()
      await seller.dialog().locator('input[name="creditLimit"]').fill('50000')
      await seller.inDialog('order:terms.dialog.confirm').click()
      await seller.button('order:terms.change').waitFor()

      await fillOrder(atBuyer)
      await buyer.page.getByRole('radio', { name: buyer.t('order:terms.net30') }).check()
      await buyer.shows(buyer.t('order:terms.payAfter'))
      const id = await place(atBuyer)
      await buyer.shows(buyer.t('order:terms.promised.net30'))

      await atSeller.visit(orderDetailsAddress(id))
      await seller.button('order:action.accept').click()
      await seller.button('order:action.invoice').click()
      await buyer.shows(buyer.t('order:timeline.buyer.invoiced'))
      await deliver(atSeller)
      await buyer.button('order:action.confirm').click()
      await buyer.shows(buyer.t('order:question.confirm.bodyUnpaid'))
      await buyer.inDialog('order:question.confirm.confirm').click()
      await buyer.shows(buyer.t('order:timeline.buyer.completed'))
      expect(await market.store.find('orders', { _id: id })).toMatchObject({ status: 'completed', paymentState: 'none' })
      await pay(atBuyer)
      await buyer.shows(buyer.t('order:timeline.buyer.paid'))
      await seller.shows(seller.t('order:timeline.seller.paid'))
      expect(await market.store.find('orders', { _id: id })).toMatchObject({
        status: 'completed',
        paymentState: 'succeeded',
        quantity: { value: 320, unit: 'kg' },
      })
      await seller.button('order:terms.end').click()
      await seller.inDialog('order:terms.end').click()
      await seller.button('order:terms.grant').waitFor()
    }),
)

it.each(['en', 'ar', 'bn'] as const)(
  'an order that no freight rate covers gets its freight from the seller, and is binding once the buyer accepts the new total, in %s',
  (language) =>
    together(language, async (atBuyer, atSeller) => {
      const { trader: buyer, market } = atBuyer
      const { trader: seller } = atSeller
      const { sellerId } = await acetoneOf(market)
      await market.store.remove('freightRates', { _id: sellerId })
      await fillOrder(atBuyer)
      await buyer.shows(buyer.t('order:totals.totalWithoutFreight'))
      const id = await place(atBuyer)
      await buyer.shows(buyer.t('order:freight.awaitedBuyer'))

      await atSeller.visit(orderDetailsAddress(id))
      await seller.button('order:action.quoteFreight').click()
      await seller.dialog().locator('input[name="freight"]').fill('450')
      await seller.inDialog('order:question.quoteFreight.confirm').click()
      await seller.shows(seller.t('order:timeline.seller.freightQuoted'))
      await buyer.button('order:action.acceptFreight').click()
      await buyer
        .dialog()
        .getByRole('button', { name: new RegExp(`^${buyer.t('order:question.acceptFreight.confirm', { amount: '.+' })}$`) })
        .click()
      await buyer.shows(buyer.t('order:timeline.buyer.freightAccepted'))
      await seller.shows(seller.t('order:timeline.seller.freightAccepted'))
      expect(await market.store.find('orders', { _id: id })).toMatchObject({ status: 'accepted', shipping: 45_000 })
    }),
)
