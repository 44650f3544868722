import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Installation, startInstallation, type Target } from '#tests/support/installations.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { type Language, Trader } from './trader.ts'
import { Trade } from './trade.ts'

// The command line checks the names; all of them when the tests are run without it.
const targets = (process.env['KIMIYA_E2E_TARGETS'] ?? 'pglite,postgres,demo').split(',') as Target[]
const languages = (process.env['KIMIYA_E2E_LANGUAGES'] ?? 'en,ar,bn').split(',') as Language[]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(targets)('on %s', (target) => {
  let installation: Installation
  beforeAll(async () => {
    installation = await startInstallation(target)
  })
  afterAll(() => installation.stop())

  it.each(languages)(
    'a newcomer buys acetone from a seller, from the first search to the confirmed receipt, in %s',
    async (language) => {
      // A phone for the buyer, a desktop for the seller; the demo lives in one page, so there both use it.
      const buyersDevice = await browser.newContext({
        viewport: target === 'demo' ? { width: 1280, height: 900 } : { width: 390, height: 844 },
      })
      const sellersDevice = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const buyer = await Trader.at(buyersDevice, installation.url, language)
      const trade = new Trade(installation, buyer, async () => {
        if (target === 'demo') return undefined
        const seller = await Trader.at(sellersDevice, installation.url, language)
        return seller
      })
      try {
        expect(await buyer.page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
        await trade.findAcetone()
        await trade.readTheHazards()
        await trade.askToOrder('320')
        await trade.register(`rafiq-${language}@example.com`)
        await trade.placeOrder()
        await trade.sellerAccepts('seller@kimiya.example', demoPassword)
        await trade.sellerInvoices()
        await trade.buyerPays()
        await trade.sellerDispatches()
        await trade.carrierDelivers()
        await trade.buyerConfirms()
      } catch (error) {
        await buyer.page.screenshot({ path: `.cache/e2e-${target}-${language}.png`, fullPage: true })
        throw error
      } finally {
        await buyersDevice.close()
        await sellersDevice.close()
      }
    },
  )
})
