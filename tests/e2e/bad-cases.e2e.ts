import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { acetoneToOrder, raisePrice } from './flows/acetone.ts'
import { type Site, onStage, openSite, type Stage } from './flows/stage.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const buyer = { account: 'buyer', language: 'en' } as const
const note = 'Ring before you unload'

/** The page of an order with its total. */
async function openOrder({ trader, visit, market }: Stage): Promise<void> {
  await visit(`/place-order?product=${await acetoneToOrder(market)}&quantity=320&unit=kg`)
  await total({ trader }).waitFor()
}

const total = ({ trader }: Pick<Stage, 'trader'>) =>
  trader.page.locator('aside, main').getByText(trader.t('order:totals.total'), { exact: true }).first()
const quantityOf = ({ trader }: Stage) =>
  trader.page.getByRole('textbox', { name: trader.t('order:placing.quantity', { unit: 'kg' }) })
/** The orders that the seller sees; the demo has some of other sellers. */
const countOrders = async () => {
  const { store } = site.market
  const seller = await store.find('users', { email: 'seller@kimiya.example' })
  return store.count('orders', { sellerId: seller?._id ?? '' })
}

/** Amounts of money as the page writes them, in order. */
async function amounts(text: Promise<string>): Promise<string[]> {
  return (await text).match(/SAR\s[\d,.]+/g) ?? []
}

it('places one order when the line breaks on the way back, and the buyer sends it again', async () => {
  const before = await countOrders()
  await onStage(site, browser, { ...buyer, held: ['placeOrder'] }, async (stage) => {
    const { trader, line } = stage
    await openOrder(stage)
    await trader.button('order:placing.submit').click()
    await line.loseResponse('placeOrder')
    await trader.shows(trader.t('order:placing.unconfirmed'))
    expect(await countOrders()).toBe(before + 1)
    await trader.button('order:placing.sendAgain').click()
    await line.carry('placeOrder')
    await trader.isAt('/my-order-details')
    await trader.shows(trader.t('order:timeline.buyer.placed'))
  })
  await onStage(
    site,
    browser,
    { account: 'seller', session: { accountType: 'Seller' }, language: 'en', held: [] },
    async (stage) => {
      await stage.visit('/seller-orders')
      const orders = stage.trader.page.locator('main li').filter({ hasText: /KO-/ })
      await orders.first().waitFor()
      expect(await orders.count()).toBe(before + 1)
    },
  )
})

it('shows a price that changed meanwhile beside the old one, asks again, and orders at the new one', () =>
  onStage(site, browser, { ...buyer, held: [] }, async (stage) => {
    const { trader, market } = stage
    await openOrder(stage)
    const shown = (await amounts(trader.page.locator('main').innerText())).at(-1)
    await raisePrice(market)
    const before = await countOrders()
    await trader.button('order:placing.submit').click()
    await trader.expectDialog('order:placing.repriced')
    const [old, now] = await amounts(trader.dialog().innerText())
    expect(old).toBe(shown)
    expect(now).not.toBe(old)
    expect(await countOrders()).toBe(before)
    await trader.inDialog('order:placing.acceptNew').click()
    await trader.isAt('/my-order-details')
    await trader.shows(trader.t('order:timeline.buyer.placed'))
    expect(await amounts(trader.page.locator('main').innerText())).toContain(now)
    expect(await countOrders()).toBe(before + 1)
  }))

it('leads who was signed out in the middle of a form to the login page, and back to what they had typed', () =>
  onStage(site, browser, { ...buyer, held: [] }, async (stage) => {
    const { trader, market, token } = stage
    await openOrder(stage)
    await trader.field('order:placing.note').fill(note)
    await trader.page.getByRole('radio', { name: 'CIF' }).check()
    await trader.button('order:address.add').click()
    await trader.field('order:address.fullName').fill('Warehouse Two')
    await trader.field('order:address.city').fill('Khulna')
    await quantityOf(stage).fill('480')
    await market.call('logout', { token })
    await trader.isAt('/login')
    await trader.toast('error')
    await trader.signIn('buyer@kimiya.example', demoPassword)
    await trader.isAt('/place-order')
    await total(stage).waitFor()
    expect(await quantityOf(stage).inputValue()).toBe('480')
    expect(await trader.field('order:placing.note').inputValue()).toBe(note)
    expect(await trader.page.getByRole('radio', { name: 'CIF' }).isChecked()).toBe(true)
    await trader.button('order:address.add').click()
    expect(await trader.field('order:address.fullName').inputValue()).toBe('Warehouse Two')
    expect(await trader.field('order:address.city').inputValue()).toBe('Khulna')
  }))

it('keeps a form over a reload until its order is placed', () =>
  onStage(site, browser, { ...buyer, held: [] }, async (stage) => {
    const { trader } = stage
    await openOrder(stage)
    await trader.field('order:placing.note').fill(note)
    await quantityOf(stage).fill('640')
    await trader.page.reload()
    await total(stage).waitFor()
    expect(await quantityOf(stage).inputValue()).toBe('640')
    expect(await trader.field('order:placing.note').inputValue()).toBe(note)
    await trader.button('order:placing.submit').click()
    await trader.isAt('/my-order-details')
    await openOrder(stage)
    expect(await quantityOf(stage).inputValue()).toBe('320')
    expect(await trader.field('order:placing.note').inputValue()).toBe('')
  }))

it('keeps a registration over a reload, but no password', () =>
  onStage(site, browser, { language: 'en', held: [] }, async ({ trader, visit }) => {
    await visit('/register-individual')
    await trader.field('fields:fullName').fill('Rafiq Ahmed')
    await trader.field('fields:country').selectOption('BD')
    await trader.field('fields:password').fill('a password of mine')
    await trader.page.reload()
    expect(await trader.field('fields:fullName').inputValue()).toBe('Rafiq Ahmed')
    expect(await trader.field('fields:country').inputValue()).toBe('BD')
    expect(await trader.field('fields:countryCode').inputValue()).toBe('+880')
    expect(await trader.field('fields:password').inputValue()).toBe('')
    expect(await trader.page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a password of mine')
  }))
