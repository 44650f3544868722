import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { sampledAcetone } from './flows/acetone.ts'
import { type Site, onStage, openSite } from './flows/stage.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

it('a visitor who asks for a sample is asked to sign in first', () =>
  onStage(site, browser, { language: 'en', held: [] }, async ({ trader, visit, market }) => {
    await visit(productDetailsAddress(await sampledAcetone(market)))
    await trader.link('catalogue:requests.sample').click()
    await trader.shows(trader.t('app:gate.login.body'))
    await trader.inDialog('app:gate.login.confirm').click()
    await trader.isAt('/login')
    await trader.signIn('buyer@kimiya.example', demoPassword)
    await trader.isAt('/place-order')
    await trader.heading('sample:asking.title').waitFor()
    expect(await trader.page.evaluate(() => location.search)).toBe('?kind=sample')
  }))

it('a free sample is asked for, accepted and dispatched without a payment, each side seeing the other’s steps', () =>
  onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, ({ trader: buyer, visit, market }) =>
    onStage(site, browser, { account: 'seller', session: { accountType: 'Seller' }, language: 'en', held: [] }, async (other) => {
      const { trader: seller } = other
      await visit(productDetailsAddress(await sampledAcetone(market)))
      await buyer.link('catalogue:requests.sample').click()
      await buyer.isAt('/place-order')
      await buyer.field('sample:asking.purpose').fill('Trial batch of a water-based coating')
      await buyer.field('sample:details.yearlyVolume').fill('12000')
      await buyer.button('sample:asking.submit').click()
      await buyer.isAt('/my-sample-details')
      await buyer.shows(buyer.t('sample:timeline.buyer.placed'))
      const number = /KO-\d\d-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await buyer.page.locator('main').innerText())?.[0] ?? ''

      await other.visit('/seller-home')
      await seller.chooseInAccountMenu('app:account.samples')
      await seller.isAt('/my-sample-request')
      await seller.page.locator('main li').filter({ hasText: number }).getByRole('link').first().click()
      await seller.isAt('/my-sample-details')
      await seller.shows('Trial batch of a water-based coating')
      await seller.button('sample:action.accept').click()
      await buyer.shows(buyer.t('sample:timeline.buyer.accepted'))
      await seller.button('order:action.process').click()
      await seller.button('order:action.dispatch').click()
      await seller.field('order:question.driverName').fill('Karim Uddin')
      await seller.field('order:question.driverPhone').fill('+8801812345678')
      await seller.field('order:question.vehicle').fill('CTG-11-2233')
      await seller.inDialog('order:question.dispatch.confirm').click()
      await buyer.shows(buyer.t('order:timeline.buyer.dispatched'))

      await buyer.chooseInAccountMenu('app:account.mySamples')
      await buyer.page.locator('main li').filter({ hasText: number }).getByText(buyer.t('order:free')).waitFor()
      const stored = await market.store.find('orders', { number })
      expect([stored?.kind, stored?.status, stored?.paymentState]).toEqual(['sample', 'dispatched', 'none'])
    }),
  ))
