import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { photoOfLabel } from '#tests/support/drum-label.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import { bellOf, notifyAgain } from './flows/bell.ts'
import { type Site, onStage, openSite, type StoredSession, type Stage } from './flows/stage.ts'

// Sentences of the specification that are fixed, as a user meets them; tests/architecture/fixed-proofs.tsv names these tests.

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(() => site.close())

const at = (session: StoredSession, held: readonly OperationId[], play: (stage: Stage) => Promise<void>) =>
  onStage(site, browser, { ...session, language: 'en', held }, play)

/** The bodies that the page sends with this call from now on, in their order. */
function sentBy(page: Page, operation: OperationId): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/${operation}`)) bodies.push(request.postDataJSON() as unknown)
  })
  return bodies
}

/** Resolves once the page's earlier requests have been sent: this one comes after them. */
const linesAreEmpty = (page: Page) => page.evaluate(async () => (await fetch('/favicon.svg')).ok)

describe('signing out', () => {
  const buyer = { account: 'buyer' }

  it('is asked before any call is made', () =>
    at(buyer, ['logout'], async ({ trader, visit, line, token }) => {
      const calls = sentBy(trader.page, 'logout')
      await visit('/my-order')
      await trader.chooseInAccountMenu('app:account.logout')
      await trader.expectDialog('app:logout.title')
      await trader.inDialog('app:logout.cancel').click()
      await trader.expectNoDialog()
      await linesAreEmpty(trader.page)
      expect([calls.length, await trader.session()]).toEqual([0, expect.objectContaining({ token })])
      await trader.chooseInAccountMenu('app:account.logout')
      await trader.inDialog('app:logout.confirm').click()
      await line.isWaiting('logout')
      expect(calls.length).toBe(1)
    }))

  it('that is refused shows why and leads to the login page', () =>
    at(buyer, [], async ({ trader, visit, token }) => {
      const message = 'The books are being closed.'
      await trader.page.route('**/logout', (route) =>
        route.fulfill({ status: 409, json: { error: true, code: 409, message, results: {} } }),
      )
      await visit('/my-order')
      await trader.chooseInAccountMenu('app:account.logout')
      await trader.inDialog('app:logout.confirm').click()
      await trader.isAt('/login')
      await trader.page.locator('.Toastify__toast--error', { hasText: message }).waitFor()
      expect(await trader.session()).toMatchObject({ token })
    }))

  it('says the server’s words, forgets the person, keeps the push token, and leads to the login page', () =>
    at(
      { account: 'seller', session: { accountType: 'Seller', pushToken: 'a-token-of-this-browser', userEmail: 'a@b.example' } },
      [],
      async ({ trader, visit, token }) => {
        const message = 'Goodbye until tomorrow'
        await trader.page.route('**/logout', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...((await response.json()) as object), message } })
        })
        await visit('/seller-home')
        await trader.chooseInAccountMenu('app:account.logout')
        await trader.inDialog('app:logout.confirm').click()
        await trader.isAt('/login')
        await trader.page.locator('.Toastify__toast--success', { hasText: message }).waitFor()
        const session = { token: null, userId: null, fullName: null, userEmail: null, accountType: 'Buyer' }
        expect(await trader.session()).toMatchObject({ ...session, pushToken: 'a-token-of-this-browser' })
        // The gate of the page that they left, for sellers alone, asks them nothing: they have just signed out.
        await trader.expectNoDialog()
        // No trace of the session's token is left in any storage of this browser.
        const left = await trader.page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
        expect(left).not.toContain(token)
      },
    ))

  it('says the page’s own words when the server has none', () =>
    at(buyer, [], async ({ trader, visit }) => {
      await trader.page.route('**/logout', (route) =>
        route.fulfill({ json: { error: false, code: 200, message: '', results: {} } }),
      )
      await visit('/my-order')
      await trader.chooseInAccountMenu('app:account.logout')
      await trader.inDialog('app:logout.confirm').click()
      await trader.isAt('/login')
      await trader.page.locator('.Toastify__toast--success', { hasText: trader.t('app:logout.done') }).waitFor()
      expect(await trader.session()).toMatchObject({ token: null })
    }))

  it('that nobody answers says so and leaves them signed in, where they were', () =>
    at(buyer, ['logout'], async ({ trader, visit, line, token }) => {
      await visit('/my-order')
      await trader.chooseInAccountMenu('app:account.logout')
      await trader.inDialog('app:logout.confirm').click()
      await line.cut('logout')
      await trader.page.locator('.Toastify__toast--error', { hasText: trader.t('app:logout.unexpected') }).waitFor()
      await trader.isAt('/my-order')
      expect(await trader.session()).toMatchObject({ token })
    }))
})

describe('switching the side', () =>
  it.each([
    ['Buyer', '/my-order', 'Seller', '/seller-home'],
    ['Seller', '/seller-orders', 'Buyer', '/'],
  ] as const)('asks a %s at %s, is a %s’s at once, and leads to %s after 800 ms', (accountType, from, side, home) =>
    at({ account: 'seller', session: { accountType } }, [], async ({ trader, visit, freeze, pass, thaw }) => {
      await visit(from)
      await trader.chooseInAccountMenu(side === 'Seller' ? 'app:account.toSeller' : 'app:account.toBuyer')
      await trader.inDialog('app:switch.confirm').waitFor()
      await freeze()
      await trader.inDialog('app:switch.confirm').click()
      await trader.expectDialog('app:switch.switching')
      expect(await trader.session()).toMatchObject({ accountType: side, hasSwitched: true })
      await pass(799)
      await trader.expectDialog('app:switch.switching')
      expect(new URL(trader.page.url()).pathname).toBe(from)
      await pass(1)
      await thaw()
      await trader.isAt(home)
    }),
  ))

describe('the search panel', () => {
  const boxOf = (page: Page) => page.locator('header').getByRole('combobox')

  it('searches once, for the trimmed text, 300 ms after the last key', () =>
    at({}, [], async ({ trader: { page }, visit, freeze, pass, thaw }) => {
      await visit('/faqs')
      await boxOf(page).click()
      await freeze()
      const searches = sentBy(page, 'getSearchResult')
      await boxOf(page).pressSequentially(' aceto')
      await pass(299)
      await boxOf(page).pressSequentially('ne ')
      await pass(299)
      await linesAreEmpty(page)
      expect(searches).toEqual([])
      await pass(1)
      await thaw()
      await page.getByRole('option').first().waitFor()
      expect(searches).toEqual([expect.objectContaining({ search: 'acetone' })])
    }))

  it('searches for nothing when only spaces are left, and has no results on any tab', () =>
    at({}, [], async ({ trader: { page, t }, visit }) => {
      await visit('/faqs')
      await boxOf(page).fill('acetone')
      await page.getByRole('option').first().waitFor()
      const searches = sentBy(page, 'getSearchResult')
      await boxOf(page).fill('   ')
      for (const key of ['search:panel.products', 'search:panel.sellers'] as const) {
        await page.getByRole('tab', { name: t(key), exact: true }).click()
        await page.getByRole('tabpanel').getByText(t('search:panel.hint')).waitFor()
        expect(await page.getByRole('option').count()).toBe(0)
      }
      await linesAreEmpty(page)
      expect(searches).toEqual([])
    }))

  it('shows the answer to what was typed last, whichever comes first', () =>
    at({}, [], async ({ trader: { page }, visit }) => {
      const responses = new Map<string, () => Promise<void>>()
      await page.route('**/getSearchResult', (route) => {
        const { search } = route.request().postDataJSON() as { search: string }
        responses.set(search, () => route.continue())
      })
      const over = new Set<string>()
      const note = (request: Request) => {
        if (request.url().endsWith('/getSearchResult')) over.add((request.postDataJSON() as { search: string }).search)
      }
      page.on('requestfinished', note).on('requestfailed', note)
      await visit('/faqs')
      await boxOf(page).fill('acetone')
      await expect.poll(() => responses.has('acetone')).toBe(true)
      await boxOf(page).fill('toluene')
      await expect.poll(() => responses.has('toluene')).toBe(true)
      await responses.get('toluene')?.()
      await page
        .getByRole('option', { name: /toluene/i })
        .first()
        .waitFor()
      // The page may have given the first one up: then there is nothing to come late.
      await responses
        .get('acetone')?.()
        .catch(() => undefined)
      await expect.poll(() => over.has('acetone')).toBe(true)
      await linesAreEmpty(page)
      expect(await page.getByRole('option', { name: /acetone/i }).count()).toBe(0)
      expect(await page.getByRole('option', { name: /toluene/i }).count()).toBeGreaterThan(0)
    }))
})

describe('the search by picture', () => {
  const give = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })

  it('takes nothing but images', () =>
    at({}, [], async ({ trader, visit }) => {
      await visit('/faqs')
      await trader.button('app:search.picture').click()
      await trader.inDialog('search:picture.choose').waitFor()
      await give(trader.page, 'sheet.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
      await trader.shows(trader.t('search:picture.notImage'))
      expect(await trader.inDialog('search:picture.choose').isVisible()).toBe(true)
    }))

  it('takes an image of a byte less than 4 MB, and none of 4 MB', () =>
    at({}, [], async ({ trader, market, visit }) => {
      let analysed = 0
      onTestFinished(() => {
        market.ports.imageAnalysis = undefined
      })
      market.ports.imageAnalysis = {
        service: 'googleCloudVision',
        analyse: () => {
          analysed += 1
          return Promise.resolve({ text: 'CAS 67-64-1', labels: [] })
        },
      }
      const largest = 4 * 1024 * 1024 - 1
      expect(pictureLimit).toBe(largest + 1)
      const photo = await photoOfLabel()
      // Bytes behind the end of a picture are ignored, but count.
      const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.byteLength)])
      await visit('/faqs')
      await trader.button('app:search.picture').click()
      await trader.inDialog('search:picture.choose').waitFor()
      await give(trader.page, 'drum.jpg', 'image/jpeg', padded(largest + 1))
      await trader.shows(trader.t('search:picture.tooLarge'))
      expect(analysed).toBe(0)
      await give(trader.page, 'drum.jpg', 'image/jpeg', padded(largest))
      await trader.shows(trader.t('search:picture.done'))
      expect(analysed).toBe(1)
    }))
})

describe('notifications', () => {
  it('come five at a time, the next when the end of the list comes into view', () =>
    at({ account: 'buyer' }, [], async ({ trader, market, visit }) => {
      const { open, panel, countsUnread } = bellOf(trader)
      // So low that five fill the list.
      await trader.page.setViewportSize({ width: 1280, height: 480 })
      await notifyAgain(market, 12)
      const pages = sentBy(trader.page, 'getNotifications')
      await visit('/faqs')
      await countsUnread()
      await open()
      const links = panel.getByRole('link')
      for (const shown of [5, 10, 12]) {
        await expect.poll(() => links.count()).toBe(shown)
        await links.last().scrollIntoViewIfNeeded()
        await panel.evaluate((element) => {
          for (const each of [element, ...element.querySelectorAll('*')]) each.scrollTop = each.scrollHeight
        })
      }
      expect(pages.every((body) => (body as { pageSize: number }).pageSize === 5)).toBe(true)
      expect(pages.map((body) => (body as { page: number }).page)).toEqual([1, 2, 3])
    }))

  it('are marked read when opened, and then fetched again', () =>
    at({ account: 'buyer' }, [], async ({ trader, market, visit }) => {
      const { open, panel, countsUnread } = bellOf(trader)
      await notifyAgain(market, 1)
      await visit('/faqs')
      await countsUnread()
      await open()
      const calls: string[] = []
      trader.page.on('request', (request) => {
        const [, operation] = /\/(readNotification|getNotifications)/.exec(request.url()) ?? []
        if (operation !== undefined) calls.push(operation)
      })
      await panel.getByRole('link').first().click()
      await expect.poll(() => calls).toEqual(['readNotification', 'getNotifications'])
      await expect.poll(() => trader.button('notices:label').count()).toBe(1)
    }))

  it.each([
    [
      'Buyer',
      [
        ['orderPlaced', '/my-order'],
        ['sampleOrder', '/my-order'],
        ['paymentInvoice', '/my-order'],
        ['quoteOrder', '/my-quote'],
        ['buyerPaymentCompleted', '/my-earning'],
        ['buyerPaymentApproved', '/my-earning'],
      ],
    ],
    [
      'Seller',
      [
        ['sellerOrderPlaced', '/my-order'],
        ['sampleOrder', '/my-order'],
        ['quoteOrder', '/my-order'],
        ['accepted', '/my-order'],
        ['paymentApproved', '/my-order'],
        ['driverAcceptedOrder', '/seller-orders'],
      ],
    ],
  ] as const)('lead a %s to the page of their type', (accountType, links) =>
    at({ account: 'seller', session: { accountType } }, [], async ({ trader, market, visit, token }) => {
      const { _id: userId } = await market.call('getUser', { token })
      const { open, panel } = bellOf(trader)
      for (const [type, path] of links) {
        await market.store.remove('notifications', { userId })
        const texts = { title_en: type, title_ar: type, title_bn: type, body_en: type, body_ar: type, body_bn: type }
        await market.store.insert('notifications', {
          _id: market.newId(),
          userId,
          side: accountType === 'Buyer' ? 'buyer' : 'seller',
          type,
          subjectId: market.newId(),
          ...texts,
          createdAt: market.clock.now.toISOString(),
          readAt: null,
        })
        await visit('/faqs')
        await open()
        await panel.getByRole('link', { name: new RegExp(type) }).click()
        await expect.poll(() => new URL(trader.page.url()).pathname).toBe(path)
      }
    }),
  )
})
