import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { complaintsOf, everyRule } from './accessibility/axe.ts'
import { cutTexts } from './accessibility/cut-text.ts'
import { drawn } from './drawn.ts'
import type { Site } from './flows/stage.ts'
import { type Language, Trader, translator } from './trader.ts'

const { KIMIYA_SCREENSHOTS: pictures } = process.env

/** Axe's rules and cut texts, on a phone and on a desk; leaves pictures where the environment names a folder. */
export async function expectAccessible(page: Page, name: string, widths = [360, 1440]): Promise<void> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await drawn(page)
    found.push(...(await complaintsOf(page, everyRule)), ...(await cutTexts(page)))
    if (pictures !== undefined) {
      await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.screenshot({ path: `${pictures}/${name}-${width}-dark.png`, fullPage: true })
      await page.emulateMedia({ colorScheme: 'light' })
    }
  }
  expect(found).toEqual([])
}

/** A window of its own, for an operator who reads this language. */
export async function openOperatorWindow(browser: Browser, site: Site, language: Language): Promise<Trader> {
  const localStorage = [{ name: 'i18nextLng', value: language as string }]
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 800 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  })
  await context.clock.install({ time: site.market.clock.now })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return new Trader(page, translator(language), language)
}
