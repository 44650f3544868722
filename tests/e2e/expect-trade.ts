import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { Installation, Target } from '#tests/support/installations.ts'
import { type Language, Trader } from './trader.ts'
import { Trade } from './trade.ts'

/** A newcomer buys acetone from a seller, from the first search to the confirmed receipt. */
export async function expectTrade(
  browser: Browser,
  installation: Installation,
  { target, language }: { target: Target; language: Language },
): Promise<void> {
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
    await trade.startOrder('320')
    await trade.register(`rafiq-${language}@example.com`)
    await trade.placeOrder()
    await trade.sellerAccepts('seller@kimiya.example', demoPassword)
    await trade.sellerInvoices()
    await trade.buyerPays()
    await trade.sellerDispatches()
    await trade.carrierDelivers()
    await trade.buyerConfirms()
  } catch (error) {
    await buyer.page.screenshot({ path: `.cache/e2e-${target.replace(' ', '-')}-${language}.png`, fullPage: true })
    throw error
  } finally {
    await buyersDevice.close()
    await sellersDevice.close()
  }
}
