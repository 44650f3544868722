import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Installation, startInstallation } from '#tests/support/installations.ts'
import { expectTrade } from './expect-trade.ts'

let browser: Browser
let installation: Installation
beforeAll(async () => {
  browser = await openBrowser()
  installation = await startInstallation('pglite')
})
afterAll(() => installation.stop())

/** A driver with a phone: the whole of the job in the page behind the link, with a gap in the network. */
async function drive(link: string): Promise<void> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    permissions: ['geolocation'],
    geolocation: { latitude: 22.33, longitude: 91.81 },
  })
  const page: Page = await phone.newPage()
  await page.goto(link)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Accept the job')
  // The token is in no address bar, and a reload still has the job.
  expect(new URL(page.url()).hash).toBe('')
  await page.getByText('Accepted. Start when the goods are on board.').waitFor()
  await page.reload()
  await press('Loaded, start driving')
  await page.getByText('On the way', { exact: true }).waitFor()
  await phone.setOffline(true)
  await press('Share my position')
  await page.getByText('Waiting to be sent: 1 report').waitFor()
  await phone.setOffline(false)
  await page.getByText('Waiting to be sent: 1 report').waitFor({ state: 'detached' })
  await press('I cannot deliver')
  await press('Report to the seller')
  await page.getByText('Choose what happened.').waitFor()
  await page.getByLabel('Nobody was there').check()
  await page.getByLabel('Note (optional)').fill('The gate is locked')
  await press('Report to the seller')
  await page.getByText('Not handed over. The seller says what comes next, and it appears here.').waitFor()
  // Somebody comes after all.
  await press('Hand over the goods')
  await page.getByLabel('Name of who receives the goods').fill('Nadia Rahman')
  const pad = page.getByRole('img', { name: 'Signature' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('There is no field to sign on')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await phone.setOffline(true)
  await press('Goods handed over')
  // Whoever closes the page now leaves the seller without the report.
  await page.getByText('Not sent yet. Keep this page open until the seller has it.').waitFor()
  await phone.setOffline(false)
  await page.getByText('Handed over. Thank you.').waitFor()
  await phone.close()
}

it('a driver accepts, goes through a gap in the network and hands over, and both sides see it by themselves', async () => {
  await expectTrade(
    browser,
    { ...installation, carry: async (link) => drive(await link()) },
    { target: 'pglite', language: 'en' },
  )
})

it('loads 40 kB of JavaScript at most, for an old phone on a slow network', () => {
  const folder = join('dist', 'page', 'delivery', 'assets')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(40_000)
})
