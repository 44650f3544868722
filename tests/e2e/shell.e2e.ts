import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { acetoneOf } from './flows/acetone.ts'
import { type Site, type Stage, onStage, openSite } from './flows/stage.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const visitor = { language: 'en', held: [] } as const

/** Returns the horizontal centre of an element. */
async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not on the page')
  return box.x + box.width / 2
}

/** Returns the fonts of a text, as the browser reports them. */
async function facesOf(page: Page, text: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  await page
    .getByText(text)
    .first()
    .evaluate((element) => {
      element.id = 'drawn'
    })
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#drawn' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

describe('the page', () => {
  it.each([
    ['ar', 'ar rtl'],
    ['bn', 'bn ltr'],
  ] as const)('shows a reader of %s nothing in another language first', (language, own) =>
    onStage(site, browser, { language, held: [] }, async ({ trader, visit }) => {
      await trader.page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(globalThis, { seen })
        new MutationObserver(() => {
          const { lang, dir } = document.documentElement
          const text = document.getElementById('root')?.innerText ?? ''
          if (text !== '' && seen.at(-1) !== `${lang} ${dir}`) seen.push(`${lang} ${dir}`)
        }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
      })
      await visit('/')
      await trader.heading('catalogue:home.title').waitFor()
      expect(await trader.page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown)).toEqual([own])
    }),
  )

  it.each([
    ['en', 'ডাইমিথাইল কিটোন', 'Noto Sans Bengali'],
    ['ar', 'ডাইমিথাইল কিটোন', 'Noto Sans Bengali'],
  ] as const)(
    'draws a name in another script for a reader of %s where the device has no letters for it',
    (language, name, face) =>
      onStage(site, browser, { language, held: [] }, async ({ trader: { page }, visit, market }) => {
        await visit(productDetailsAddress((await acetoneOf(market))._id))
        await page.getByText(name).first().waitFor()
        await expect.poll(() => facesOf(page, name)).toContain(face)
      }),
  )

  it.each([
    ['half of a session', '{"token":', 'en'],
    ['what another program left there', '[[{"ids":7}]]', '{"lng":1}'],
  ])('opens whatever the storage holds: %s', (_, session, language) =>
    onStage(site, browser, visitor, async ({ trader, visit }) => {
      await trader.page.addInitScript(
        (stored) => {
          localStorage.setItem('kimiya.session.1', stored.session)
          localStorage.setItem('i18nextLng', stored.language)
          sessionStorage.setItem('kimiya.drafts', stored.session)
        },
        { session, language },
      )
      await visit('/')
      await trader.heading('catalogue:home.title').waitFor()
      expect(await trader.link('app:account.login').count()).toBeGreaterThan(0)
    }),
  )

  it('agrees with another tab that signs out', () =>
    onStage(site, browser, { account: 'buyer', ...visitor }, async ({ trader, visit, url }) => {
      await visit('/')
      const otherPage = await trader.page.context().newPage()
      await otherPage.goto(url)
      const login = otherPage.locator('header').getByRole('link', { name: trader.t('app:account.login'), exact: true })
      await otherPage.getByRole('heading', { name: trader.t('catalogue:home.title') }).waitFor()
      expect(await login.count()).toBe(0)
      await trader.logOut()
      await login.waitFor()
    }))
})

describe('the header', () => {
  it('follows once two hundred pixels are scrolled, and not before', () =>
    onStage(site, browser, visitor, async ({ trader, visit }) => {
      const { page } = trader
      await visit('/')
      await trader.heading('catalogue:home.title').waitFor()
      const top = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().top)
      const scrollDown = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
      await scrollDown(200)
      await page.locator('header[data-fixed="false"]').waitFor()
      expect(await top()).toBeLessThan(-100)
      await scrollDown(201)
      await page.locator('header[data-fixed="true"]').waitFor()
      // It slides in.
      await expect.poll(top).toBe(0)
      await scrollDown(900)
      await expect.poll(top).toBe(0)
    }))

  it.each([
    ['en', 1],
    ['ar', -1],
  ] as const)('has its icons where the language begins, in %s', (language, onwards) =>
    onStage(site, browser, { language, held: [] }, async ({ trader, visit }) => {
      await visit('/')
      const categories = trader.button('app:navigation.categories')
      const logo = trader.page.locator('header').getByRole('link', { name: trader.t('app:brand'), exact: true })
      const login = trader.page.locator('header').getByRole('link', { name: trader.t('app:account.login'), exact: true })
      await categories.waitFor()
      const gaps = [
        (await middleOf(login)) - (await middleOf(logo)),
        (await middleOf(logo)) - (await middleOf(logo.locator('img'))),
        (await middleOf(categories.locator('svg'))) - (await middleOf(categories)),
      ]
      expect(gaps.map(Math.sign)).toEqual([onwards, onwards, onwards])
    }),
  )

  it('closes its panel at 769 pixels, and not at 768', () =>
    onStage(site, browser, visitor, async ({ trader, visit }) => {
      await trader.page.setViewportSize({ width: 700, height: 900 })
      await visit('/')
      await trader.button('app:navigation.menu').click()
      const panel = trader.page.getByRole('dialog', { name: trader.t('app:navigation.menu') })
      await panel.waitFor()
      await trader.page.setViewportSize({ width: 768, height: 900 })
      await trader.page.waitForFunction(() => innerWidth === 768)
      expect(await panel.isVisible()).toBe(true)
      await trader.page.setViewportSize({ width: 769, height: 900 })
      await panel.waitFor({ state: 'hidden' })
    }))
})

describe('the page of a product on a phone', () => {
  it.each(['en', 'ar', 'bn'] as const)(
    'shows name and price at once, and keeps price, quote and order in view (%s)',
    (language) =>
      onStage(site, browser, { account: 'buyer', language, held: [] }, async ({ trader, visit, market }) => {
        const { page, t } = trader
        await page.setViewportSize({ width: 360, height: 740 })
        await visit(productDetailsAddress((await acetoneOf(market))._id))
        const bar = page.getByRole('navigation', { name: t('catalogue:product.bar') })
        await bar.waitFor()
        const bottomOf = async (part: Locator) => {
          const box = await part.boundingBox()
          return box === null ? Infinity : box.y + box.height
        }
        expect(await bottomOf(page.locator('h1'))).toBeLessThan(400)
        expect(await bottomOf(page.locator('main strong').first())).toBeLessThan(400)
        const drawing = await page.getByRole('img', { name: /./ }).first().boundingBox()
        expect(drawing?.height).toBeLessThanOrEqual(140)
        for (const down of [0, 900]) {
          await page.evaluate((top) => scrollTo(0, top), down)
          for (const key of ['catalogue:product.quote', 'catalogue:product.order'] as const) {
            expect(await bottomOf(bar.getByRole('link', { name: t(key) }))).toBeLessThanOrEqual(740)
          }
        }
      }),
  )
})

describe('the shell', () => {
  /** A buyer whose logout has just failed, with a toast. */
  async function failToLogOut({ trader, visit, line }: Stage): Promise<void> {
    await visit('/')
    await trader.chooseInAccountMenu('app:account.logout')
    await trader.inDialog('app:logout.confirm').click()
    await line.cut('logout')
    await trader.toast('error')
  }

  it('shows a toast for its three seconds to those who want less motion too', () =>
    onStage(site, browser, { account: 'buyer', language: 'en', held: ['logout'] }, async (stage) => {
      await failToLogOut(stage)
      const { page } = stage.trader
      // The bar is the toast's clock: the toast goes when it has run out.
      const bar = page.locator('.Toastify__progress-bar--animated')
      expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('3s')
      await page.mouse.move(0, 0)
      await page.locator('.Toastify__toast').waitFor({ state: 'detached' })
    }))

  it('lets a toast be dragged away', () =>
    onStage(site, browser, { account: 'buyer', language: 'en', held: ['logout'] }, async (stage) => {
      await failToLogOut(stage)
      const { page } = stage.trader
      const toast = page.locator('.Toastify__toast')
      const drag = async (by: number) => {
        const box = await toast.boundingBox()
        if (box === null) throw new Error('There is no toast')
        // From its words, which a drag must not select: a drag of selected words is the browser's own.
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x - by / 2, y)
        await page.mouse.move(x - by, y)
        await page.mouse.up()
        // A toast that is still there, or there again, waits under the pointer.
        await page.mouse.move(x, y)
      }
      // It comes in from beyond the edge, and goes back to its place after the first drag.
      const inPlace = () => expect.poll(async () => 1280 - (await middleOf(toast))).toSatisfy((left) => left > 100 && left < 200)
      await inPlace()
      await drag(60)
      expect(await toast.count()).toBe(1)
      await inPlace()
      // Half its width.
      await drag(160)
      await toast.waitFor({ state: 'detached' })
    }))
})
