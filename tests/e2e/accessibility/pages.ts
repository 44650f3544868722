import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { isFullRun } from '#tests/support/full-run.ts'
import { bellOf, notifyPerson } from '../flows/bell.ts'
import { type Site, onStage, openSite, openStage, type OpenStage, type StoredSession } from '../flows/stage.ts'
import type { Language } from '../trader.ts'
import { complaintsOf, contrasts, everyRule } from './axe.ts'
import { cutTexts } from './cut-text.ts'
import { visitorOf, visits } from './route-visits.ts'

const { KIMIYA_E2E_LANGUAGES: named } = process.env
/**
 * The colours of the dark are the same in every language, and src/ui/tokens.test.ts holds their contrasts: one language shows that all
 * use them.
 */
const languagesInTheDark: readonly Language[] = isFullRun ? ['en', 'ar', 'bn'] : ['en']
const widths = [360, 1440] as const

/** Tests every page and overlay for axe's rules and cut texts in this language. */
export function testAccessibility(language: Language): void {
  describe.skipIf(named !== undefined && !named.split(',').includes(language))(`in ${language}`, () => appearancesIn(language))
}

function appearancesIn(language: Language): void {
  let browser: Browser
  let site: Site
  /** One page for each kind of visitor, which goes on to the next address as a person does. */
  const stages = new Map<string, Promise<OpenStage>>()
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openSite()
  })
  afterAll(async () => {
    for (const stage of stages.values()) await (await stage).close()
    await site.close()
  })

  function stageOf(visitor: StoredSession): Promise<OpenStage> {
    const key = JSON.stringify(visitor)
    const stage = stages.get(key) ?? openStage(site, browser, { ...visitor, language, held: [] })
    stages.set(key, stage)
    return stage
  }

  it.each(visits.map((visit) => [visit.name, visit] as const))('axe finds nothing at %s', async (_, { route, address }) => {
    const { play } = await stageOf(visitorOf(route))
    await play(async ({ trader: { page }, market, visit, token, nextHour }) => {
      await nextHour()
      await visit(await address(market, token))
      await settled(page)
      expect(await heldAgainst(page, language)).toEqual([])
    })
  })

  it('keeps the width of the window while one long word is searched for', () =>
    onStage(site, browser, { language, held: [] }, async ({ trader: { page }, visit }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await visit(`/product-filter?search=${'aceton'.repeat(33)}`)
        await settled(page)
        expect(await cutTexts(page)).toEqual([])
      }
    }))

  it('axe finds nothing in the open search panel and its tabs', () =>
    onStage(site, browser, { account: 'buyer', language, held: [] }, async ({ trader, visit }) => {
      const { page } = trader
      await visit('/seller-all')
      await settled(page)
      const box = page.locator('header').getByRole('combobox')
      const tab = (key: 'search:panel.sellers' | 'search:panel.history') => page.getByRole('tab', { name: trader.t(key) })
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
        await page.getByRole('tab', { name: trader.t(key), selected: true }).waitFor()
        found.push(...(await complaintsOf(page, everyRule)))
      }
      expect(found).toEqual([])
    }))

  it('axe finds nothing in the dialog that takes a picture', () =>
    onStage(site, browser, { language, held: [] }, async ({ trader, visit }) => {
      const { page } = trader
      await visit('/seller-all')
      await settled(page)
      await trader.button('app:search.picture').click()
      await trader.inDialog('search:picture.choose').waitFor()
      expect(await heldAgainst(page, language)).toEqual([])
    }))

  it('axe finds nothing in that dialog where a service analyses the picture, and where nobody can say who does', () =>
    onStage(site, browser, { language, held: [] }, async ({ trader, visit }) => {
      const { page, t } = trader
      // The site is shared by all languages, so responses are mocked for this page alone.
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
      await trader.shows(t('search:picture.privacySent'))
      found.push(...(await heldAgainst(page, language)))
      expect(found).toEqual([])
    }))

  it('axe finds nothing in the open notifications and the question before they are deleted', () =>
    onStage(site, browser, { account: 'buyer', language, held: [] }, async ({ trader, market, visit }) => {
      const { page, t } = trader
      const { open, panel, countsUnread } = bellOf(trader)
      await notifyPerson(market, 3)
      await visit('/seller-all')
      await settled(page)
      await countsUnread()
      await open()
      const found = await heldAgainst(page, language, open)
      await open()
      await panel.getByRole('button', { name: t('notices:deleteAll') }).click()
      await trader.inDialog('app:confirm.delete').waitFor()
      found.push(...(await complaintsOf(page, everyRule)))
      expect(found).toEqual([])
    }))
}

/**
 * Returns the violations and cut texts of a page, in both widths and, where required, in the dark; `arrange` reopens what a width has
 * closed.
 */
async function heldAgainst(page: Page, language: Language, arrange?: () => Promise<void>): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await show(page, width, 'light')
    await arrange?.()
    for (const complaint of await complaintsOf(page, everyRule)) found.push(`${width} px, light: ${complaint}`)
    for (const text of await cutTexts(page)) found.push(`${width} px: cut: ${text}`)
    if (!languagesInTheDark.includes(language)) continue
    // Only colours differ in the dark.
    await show(page, width, 'dark')
    await arrange?.()
    for (const complaint of await complaintsOf(page, contrasts)) found.push(`${width} px, dark: ${complaint}`)
  }
  return found
}

/** Resolves once everything is loaded: no skeleton and no spinner is left. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('[role="status"] span[aria-hidden="true"]') === null)
  await page.evaluate(() => document.fonts.ready)
}

async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
}
