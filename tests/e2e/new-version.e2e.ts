import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type House, onStage, openHouse } from './flows/stage.ts'

let browser: Browser
let house: House
beforeAll(async () => {
  browser = await openBrowser()
  house = await openHouse()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

/** What a page that was opened before asks for by its old, hashed name is gone once another version is installed. */
it('offers to reload a page whose code is gone with the version that it came from, and goes on where it was', () =>
  onStage(house, browser, { language: 'en', held: [] }, async ({ trader, visit, url }) => {
    const { page } = trader
    await visit('/')
    await trader.heading('catalogue:home.title').waitFor()
    const scripts = /\/assets\/.+\.js$/
    // As the server answers for what it does not have.
    await page.route(scripts, (route) => route.continue({ url: `${url}/assets/gone-abc123.js` }))
    await trader.link('app:account.login').first().click()
    await trader.shows(trader.say('app:failure.page.title'))
    await trader.shows(trader.say('app:failure.page.body'))
    await page.unroute(scripts)
    await trader.button('app:failure.reload').click()
    await trader.button('auth:login.submit').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  }))
