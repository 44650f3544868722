import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { isFullRun } from '#tests/support/full-run.ts'
import { cutTexts } from './cut-text.ts'
import { bellOf, tell } from './flows/bell.ts'
import { type House, onStage, openHouse } from './flows/stage.ts'
import { visitorOf, visits } from './route-visits.ts'
import type { Language } from './trader.ts'

const { KIMIYA_E2E_LANGUAGES: named } = process.env
// The command line checks the names; all of them when the tests are run without it.
const languages = (named ?? 'en,ar,bn').split(',') as Language[]
/** The colours of the dark are the same in every language, and src/ui/tokens.test.ts holds their contrasts: one language shows that all use them. */
const languagesInTheDark: readonly Language[] = isFullRun ? ['en', 'ar', 'bn'] : ['en']
/** At the width at which not every rule is tried. Contrasts do not change with the language, sizes do. */
const rulesOfTheOtherWidth = (language: Language) =>
  languagesInTheDark.includes(language) ? ['color-contrast', 'target-size'] : ['target-size']

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [360, 1440] as const
/** The width at which every rule is tried: what axe reads beside the look of a page is the same in every language. */
const widthOfAllRules: Record<Language, (typeof widths)[number]> = { en: 1440, ar: 360, bn: 360 }

let browser: Browser
let house: House
beforeAll(async () => {
  browser = await openBrowser()
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

// A page is looked at by the browser's own process: two at a time keep two cores busy.
describe.concurrent.each(languages)('in %s', (language) => {
  it.each(visits.map((visit) => [visit.name, visit] as const))('axe finds nothing at %s', (_, { route, address }) =>
    onStage(house, browser, { ...visitorOf(route), language, held: [] }, async ({ trader, market, visit, token }) => {
      const { page } = trader
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(await address(market, token))
      await settled(page)
      expect(await heldAgainst(page, language)).toEqual([])
    }),
  )

  it('axe finds nothing in the open search panel and its tabs', () =>
    onStage(house, browser, { account: 'buyer', language, held: [] }, async ({ trader, visit }) => {
      const { page } = trader
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit('/seller-all')
      await settled(page)
      const box = page.locator('header').getByRole('combobox')
      const tab = (key: 'search:panel.sellers' | 'search:panel.history') => page.getByRole('tab', { name: trader.say(key) })
      const found: string[] = []
      await box.fill('acetone')
      // A window that changes its width may close the panel.
      const reopen = async () => {
        if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click()
        await page.getByRole('tabpanel').waitFor()
      }
      await page.getByRole('option').first().waitFor()
      found.push(...(await heldAgainst(page, language, reopen)))
      for (const key of ['search:panel.sellers', 'search:panel.history'] as const) {
        await reopen()
        await tab(key).click()
        await page.getByRole('tab', { name: trader.say(key), selected: true }).waitFor()
        found.push(...(await complaints(axeOn(page).withTags(everyRule))))
      }
      expect(found).toEqual([])
    }))

  it('axe finds nothing in the dialog that takes a picture', () =>
    onStage(house, browser, { language, held: [] }, async ({ trader, visit }) => {
      const { page } = trader
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit('/seller-all')
      await settled(page)
      await trader.button('app:search.picture').click()
      await trader.inDialog('search:picture.choose').waitFor()
      expect(await heldAgainst(page, language)).toEqual([])
    }))

  it('axe finds nothing in that dialog where a service analyses the picture, and where nobody can say who does', () =>
    onStage(house, browser, { language, held: [] }, async ({ trader, visit }) => {
      const { page, say } = trader
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // The house is shared by all languages at once, so its answers are given for this page alone.
      await page.route('**/getImageService', (route) => route.abort())
      await visit('/seller-all')
      await settled(page)
      await trader.button('app:search.picture').click()
      await trader.inDialog('app:failure.retry').waitFor()
      const found = await heldAgainst(page, language)
      const results = { service: 'googleCloudVision' }
      await page.route('**/getImageService', (route) =>
        route.fulfill({ json: { error: false, code: 200, message: '', results } }),
      )
      await trader.inDialog('app:failure.retry').click()
      await trader.shows(say('search:picture.privacySent'))
      found.push(...(await heldAgainst(page, language)))
      expect(found).toEqual([])
    }))

  it('axe finds nothing in the open notifications and the question before they are deleted', () =>
    onStage(house, browser, { account: 'buyer', language, held: [] }, async ({ trader, market, visit }) => {
      const { page, say } = trader
      const { open, panel, countsUnread } = bellOf(trader)
      await tell(market, 3)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit('/seller-all')
      await settled(page)
      await countsUnread()
      await open()
      const found = await heldAgainst(page, language, open)
      await open()
      await panel.getByRole('button', { name: say('notices:deleteAll') }).click()
      await trader.inDialog('app:confirm.delete').waitFor()
      found.push(...(await complaints(axeOn(page).withTags(everyRule))))
      expect(found).toEqual([])
    }))
})

/** What axe and the measure of cut texts hold against a page, in both widths and, where it is looked at, in the dark; `arrange` opens again what a width has closed. */
async function heldAgainst(page: Page, language: Language, arrange?: () => Promise<void>): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await show(page, width, 'light')
    await arrange?.()
    const all = width === widthOfAllRules[language]
    const light = all ? axeOn(page).withTags(everyRule) : axeOn(page).withRules(rulesOfTheOtherWidth(language))
    for (const complaint of await complaints(light)) found.push(`${width} px, light: ${complaint}`)
    for (const text of await cutTexts(page)) found.push(`${width} px: cut: ${text}`)
    if (!languagesInTheDark.includes(language)) continue
    // Nothing but colours is another in the dark.
    await show(page, width, 'dark')
    await arrange?.()
    for (const complaint of await complaints(axeOn(page).withRules('color-contrast')))
      found.push(`${width} px, dark: ${complaint}`)
  }
  return found
}

/** Everything asked of the server is there: no skeleton and no ring stands on the page any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('[role="status"] span[aria-hidden="true"]') === null)
  await page.evaluate(() => document.fonts.ready)
}

/** The page in this width and these colours, drawn to the end. */
async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** There are no frames in the page, so axe needs no page of its own to put their answers together. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** What axe holds against the page as it stands. */
async function complaints(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
