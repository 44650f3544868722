import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAddress, chatAddress } from '#src/lib/paths.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { acetoneOf } from './flows/acetone.ts'
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

/** A buyer in the chat with the seller, who looks at another page. */
function withTwo(play: (buyer: Stage, seller: Stage, chatId: string) => Promise<void>): Promise<void> {
  return onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, (buyer) =>
    onStage(site, browser, { account: 'seller', language: 'en', held: [] }, async (seller) => {
      const { sellerId } = await acetoneOf(site.market)
      const chat = await site.market.call('openChat', { token: buyer.token, body: { userId: sellerId } })
      const listening = seller.trader.liveStreamOpened()
      await seller.visit('/faqs')
      await listening
      await buyer.visit(chatAddress(chat._id))
      await play(buyer, seller, chat._id)
    }),
  )
}

it('two people talk from page to page, wherever the called one is, and the chat keeps a line of it', () =>
  withTwo(async (buyer, seller) => {
    await buyer.trader.link('chats:videoCall').click()
    await seller.trader.inDialog('notices:call.accept').click()
    for (const { trader } of [buyer, seller]) {
      await trader.isAt('/VideoConference')
      await trader.page.getByRole('timer').waitFor()
      // What the other's camera sends is seen.
      await expect.poll(() => trader.page.evaluate(() => document.querySelector('video')?.videoWidth ?? 0)).toBeGreaterThan(0)
    }
    await seller.trader.button('calls:hangUp').click()
    for (const { trader } of [buyer, seller]) await trader.shows(trader.t('calls:ended'))
    await buyer.trader.link('calls:backToChat').click()
    await buyer.trader.shows(buyer.trader.t('chats:call.video'))
  }))

it('a call that is declined says so', () =>
  withTwo(async (buyer, seller) => {
    await buyer.trader.link('chats:voiceCall').click()
    await seller.trader.inDialog('notices:call.decline').click()
    await buyer.trader.page.getByText(/declined the call$/).waitFor()
    await seller.trader.expectNoDialog()
    expect(await seller.trader.page.evaluate(() => location.pathname)).toBe('/faqs')
  }))

it('two who call each other at once talk in one call', () =>
  withTwo(async (buyer, seller, chatId) => {
    await seller.visit(callAddress(chatId))
    await seller.trader.button('calls:voice').waitFor()
    // Both have pressed before they know of the other's call: a dialog that rings meanwhile does not keep the second press away.
    const presses = await Promise.all(
      [buyer.trader.link('chats:voiceCall'), seller.trader.button('calls:voice')].map((call) => call.elementHandle()),
    )
    await Promise.all(
      presses.map((call) =>
        call?.evaluate((element) => {
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }),
      ),
    )
    for (const { trader } of [buyer, seller]) await trader.page.getByRole('timer').waitFor()
    await buyer.trader.button('calls:hangUp').click()
    await seller.trader.shows(seller.trader.t('calls:ended'))
    const { messages } = await site.market.call('getMessages', { token: buyer.token, id: chatId, body: { pageSize: 1 } })
    expect(messages.map(({ call }) => call?.status)).toEqual(['ended'])
  }))

it('a call that comes while one looks at the page of the call is answered there', () =>
  withTwo(async (buyer, seller, chatId) => {
    await seller.visit(callAddress(chatId))
    await seller.trader.button('calls:voice').waitFor()
    await buyer.trader.link('chats:voiceCall').click()
    await seller.trader.inDialog('notices:call.accept').click()
    for (const { trader } of [buyer, seller]) await trader.page.getByRole('timer').waitFor()
    await seller.trader.button('calls:hangUp').click()
    await buyer.trader.shows(buyer.trader.t('calls:ended'))
    const { messages } = await site.market.call('getMessages', { token: buyer.token, id: chatId, body: { pageSize: 1 } })
    expect(messages.map(({ call }) => call?.status)).toEqual(['ended'])
  }))
