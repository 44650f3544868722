import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { complaintsOf, everyRule } from './accessibility/axe.ts'
import { type Site, openSite } from './flows/stage.ts'

let browser: Browser
let site: Site
let page: Page
/** All console messages, such as violations of the policy. */
const complaints: string[] = []
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
})
afterAll(async () => {
  await page.context().close()
  await site.close()
})

const open = (fragment = '') => page.goto(`${site.url}/api/docs${fragment}`)
const call = (operationId: string) => page.locator(`article#${operationId}`)
const counted = () => page.getByRole('status').innerText()

describe('the API reference in a browser', () => {
  it('opens at a call by its operationId, under the strict policy', async () => {
    const response = await open('#placeOrder')
    expect(response?.headers()['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval';worker-src 'self';style-src 'self';",
    )
    expect(await call('placeOrder').getByRole('heading', { level: 3 }).innerText()).toBe('placeOrder')
    await page.waitForFunction(() => {
      const { top } = document.querySelector('#placeOrder')?.getBoundingClientRect() ?? { top: Infinity }
      return top >= 0 && top < innerHeight / 2
    })
    expect(await page.locator('[data-origin]').innerText()).toBe(site.url)
  })

  it('finds calls by what they say, leads on by keyboard, and shows all again', async () => {
    await open()
    await page.keyboard.press('/')
    await page.keyboard.type('invoice pdf')
    expect(await counted()).toMatch(/^[1-9]\d* of \d+ calls$/)
    expect([await call('viewInvoice').isVisible(), await call('login').isVisible()]).toEqual([true, false])
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('viewInvoice')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    expect([await counted(), await call('login').isHidden()]).toEqual(['', false])
  })

  it('brings back what a search put away when a link leads there', async () => {
    await open()
    await page.getByRole('searchbox').fill('viewInvoice')
    await page.evaluate(() => (location.hash = '#login'))
    await call('login').waitFor({ state: 'visible' })
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  it.each([
    [360, 'dark'],
    [1440, 'light'],
  ] as const)('reads well at %i px, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await open()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await retain([
      'placeOrder',
      'addSellerProduct',
      'viewInvoice',
      'login',
      'schema-Order',
      'schema-OrderOrQuote',
      'schema-Money',
    ])
    expect(await complaintsOf(page, everyRule)).toEqual([])
  })

  it('has told the console nothing', () => expect(complaints).toEqual([]))
})

/** Removes the other entries: axe would take minutes for twenty-five thousand elements, all from one template. */
async function retain(ids: readonly string[]): Promise<void> {
  await page.evaluate((kept) => {
    for (const entry of document.querySelectorAll('[data-entry]')) if (!kept.includes(entry.id)) entry.remove()
    for (const details of document.querySelectorAll('details')) details.open = true
  }, ids)
}
