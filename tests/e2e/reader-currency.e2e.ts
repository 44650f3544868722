import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderDetailsAddress, placeOrderAddress, productDetailsAddress } from '#src/lib/paths.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { acetoneOf, acetoneToOrder, orderOfAcetone } from './flows/acetone.ts'
import { type Site, onStage, openSite } from './flows/stage.ts'
import type { Trader } from './trader.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** Chooses a currency behind the languages in the header. */
async function choose({ page, ...trader }: Pick<Trader, 'page' | 't'>, currency: string): Promise<void> {
  const header = page.locator('header')
  await header.getByRole('button', { name: new RegExp(`^${trader.t('app:language.label')}:`) }).click()
  await page.getByRole('menuitem').last().click()
  await page.locator('dialog select').selectOption(currency)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: trader.t('app:currency.save'), exact: true })
    .click()
  await page.getByText('≈').first().waitFor()
}

const approximates = ({ page }: Trader) =>
  page
    .locator('main')
    .getByText(/≈\s\u2068*BDT/)
    .filter({ visible: true })

it.each([
  ['en', '20'],
  ['ar', '٢٠'],
  ['bn', '২০'],
] as const)('a visitor reads prices in their own currency beside the sellers’, and filters in it, in %s', (language, part) =>
  onStage(site, browser, { language, held: [] }, async ({ trader, visit, market }) => {
    await visit('/')
    await trader.heading('catalogue:home.title').waitFor()
    expect(await trader.page.getByText('≈').count()).toBe(0)
    await choose(trader, 'BDT')
    await visit('/product-filter?search=acetone')
    await approximates(trader).first().waitFor()
    const code = language === 'ar' ? '\u2068BDT\u2069' : 'BDT'
    await trader.shows(trader.t('catalogue:filter.priceHint', { currency: code }))
    const bound = (key: MessageKey) => trader.page.getByRole('textbox', { name: trader.t(key), exact: true })
    await bound('catalogue:filter.priceFrom').fill('100')
    await bound('catalogue:filter.priceTo').fill('12000')
    await trader.button('catalogue:filter.priceApply').click()
    await trader.page.waitForURL(/priceFrom=100&priceTo=12000&priceCurrency=BDT/)
    await approximates(trader).first().waitFor()
    await visit(productDetailsAddress((await acetoneOf(market))._id))
    await approximates(trader).first().waitFor()
    // The note says of which day the rate is.
    await trader.shows(trader.t('app:currency.source.operator'))
    expect(await trader.page.locator('main').innerText()).toContain(part)
  }),
)

it('a buyer sees what an order and its payment come to, and pays in the seller’s currency', () =>
  onStage(
    site,
    browser,
    { account: 'buyer', session: { currency: 'BDT' }, language: 'en', held: [] },
    async ({ trader, visit, market, token = '' }) => {
      const productId = await acetoneToOrder(market)
      await visit(placeOrderAddress(productId))
      await approximates(trader).first().waitFor()
      await trader.button('order:placing.submit').click()
      await trader.shows(trader.t('order:timeline.buyer.placed'))
      const [order] = await market.store.list('orders', { productId }, { orderBy: ['-createdAt'], limit: 1 })
      expect(order?.currency).toBe('SAR')
      await approximates(trader).first().waitFor()
      await visit('/my-order')
      await approximates(trader).first().waitFor()
      await visit(orderDetailsAddress(await orderOfAcetone(market, token, 'invoiced')))
      await trader.page.getByRole('link', { name: /SAR/ }).first().click()
      await trader.shows(trader.t('order:paying.amount'))
      await approximates(trader).first().waitFor()
    },
  ))

it('a currency that is chosen in one tab is shown in the other, and stays when somebody signs out', () =>
  onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, async ({ trader, visit, url }) => {
    await visit('/')
    await trader.heading('catalogue:home.title').waitFor()
    const other = await trader.page.context().newPage()
    // Both tabs keep the session: the other one has learnt what it keeps of the account.
    const profile = other.waitForResponse(/getUserProfile/)
    await other.goto(`${url}/`)
    await profile
    await choose(trader, 'BDT')
    await other.getByText('≈').first().waitFor()
    await trader.logOut()
    await visit('/')
    await trader.page.getByText('≈').first().waitFor()
    const { currency } = await trader.page.evaluate(
      () => JSON.parse(localStorage.getItem('kimiya.session.1') ?? '{}') as { currency?: string },
    ) // what this page stored
    expect(currency).toBe('BDT')
  }))
