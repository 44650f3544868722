import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { employ } from '#tests/support/operators.ts'
import { pdfBytes, pdfFile } from '#tests/support/sample-files.ts'
import { openTrade } from '#tests/support/trade-steps.ts'
import { complaintsOf, everyRule } from './accessibility/axe.ts'
import { cutTexts } from './accessibility/cut-text.ts'
import { drawn } from './drawn.ts'
import { type Site, type Stage, onStage, openSite } from './flows/stage.ts'
import type { Language, Trader } from './trader.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const { KIMIYA_SCREENSHOTS: pictures } = process.env

/** Axe's rules and cut texts, on a phone and on a desk; leaves pictures where the environment names a folder. */
async function expectAccessible({ page, language }: Trader, name: string): Promise<void> {
  const found: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // The header stays in view and would lie over what is checked.
    await page.evaluate(() => scrollTo(0, 0))
    await drawn(page)
    found.push(...(await complaintsOf(page, everyRule)), ...(await cutTexts(page)))
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}-${language}-${width}.png`, fullPage: true })
  }
  expect(found).toEqual([])
}

/** Both sides of one order at their pages, each signed in. */
const atBothPages = (language: Language, part: (buyer: Stage, seller: Stage) => Promise<void>) =>
  onStage(site, browser, { account: 'buyer', language, held: [] }, (buyer) =>
    onStage(site, browser, { account: 'seller', session: { accountType: 'Seller' }, language, held: [] }, (seller) =>
      part(buyer, seller),
    ),
  )

async function openDispute({ trader: buyer, visit, market }: Stage, other: Stage): Promise<string> {
  const { _id: id } = await (await openTrade(market)).delivered()
  await other.visit(orderDetailsAddress(id))
  await other.trader.heading('order:details.steps').waitFor()
  await visit(orderDetailsAddress(id))
  await buyer.button('order:action.dispute').click()
  await buyer.dialog().getByRole('textbox').fill('Two of the drums leak at the bung')
  await buyer
    .dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'bung.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes('bung')) })
  await buyer.shows('bung.pdf')
  await buyer.inDialog('order:action.dispute').click()
  await buyer.heading('dispute:title').waitFor()
  await other.trader.page.getByRole('button', { name: /bung\.pdf/ }).waitFor()
  return id
}

async function download({ page, t }: Trader): Promise<Buffer> {
  const waiting = page.waitForEvent('download')
  const name = new RegExp(t('order:details.downloadOf', { kind: t('order:details.invoiceKind.creditNote'), number: '.+' }))
  await page.getByRole('button', { name }).click()
  return readFile(await (await waiting).path())
}

describe('a dispute', () => {
  it.each<Language>(['en', 'ar', 'bn'])(
    'is answered with a file and settled by a part refund, both pages following, in %s',
    (language) =>
      atBothPages(language, async (buying, selling) => {
        const { trader: buyer, market } = buying
        const { trader: seller } = selling
        const id = await openDispute(buying, selling)

        // The seller's page has followed by itself.
        await seller.shows('Two of the drums leak at the bung')
        await seller.field('dispute:answer.text').fill('They left us whole, see the seals')
        const bytes = Buffer.from(await pdfFile('seals.pdf').bytes())
        await seller.page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'seals.pdf', mimeType: 'application/pdf', buffer: bytes })
        await seller.button('dispute:answer.send').click()
        await buyer.shows('They left us whole, see the seals')
        await buyer.page.getByRole('button', { name: /seals\.pdf/ }).waitFor()

        await seller.button('dispute:action.propose').click()
        await seller.dialog().getByLabel(seller.t('dispute:propose.refund')).fill('200')
        await seller.dialog().getByLabel(seller.t('dispute:propose.note')).fill('Two of eight drums')
        await expectAccessible(seller, 'proposing')
        await seller.inDialog('dispute:propose.confirm').click()
        await buyer.shows(buyer.t('dispute:waits.you'))
        await seller.shows(seller.t('dispute:waits.other'))
        await expectAccessible(buyer, 'proposed-to-buyer')
        await expectAccessible(seller, 'proposed-by-seller')

        await buyer.button('dispute:action.accept').click()
        await buyer.expectDialog('dispute:accept.title')
        await expectAccessible(buyer, 'accepting')
        await buyer.inDialog('dispute:action.accept').click()
        await buyer.shows(buyer.t('dispute:endedBy.parties'))
        await seller.shows(seller.t('dispute:endedBy.parties'))
        for (const trader of [buyer, seller]) {
          await trader.button('dispute:answer.send').waitFor({ state: 'detached' })
          expect((await download(trader)).subarray(0, 5).toString('latin1')).toBe('%PDF-')
        }
        await expectAccessible(buyer, 'settled')
        expect(await market.store.find('disputes', { _id: id })).toMatchObject({ outcome: 'partRefund', refundAmount: 20_000 })
        const [note] = await market.store.list('invoices', { orderId: id, kind: 'creditNote' })
        expect(note?.document).toMatchObject({ total: 20_000, note: 'Two of eight drums' })
      }),
  )

  it('is decided by an operator, who reads it and gives a part back', () =>
    atBothPages('en', async (buying, selling) => {
      const { trader: buyer, market } = buying
      const id = await openDispute(buying, selling)
      await selling.trader.field('dispute:answer.text').fill('They left us whole')
      await selling.trader.button('dispute:answer.send').click()
      await buyer.shows('They left us whole')
      await onStage(site, browser, { language: 'en', held: [] }, async ({ trader: operator }) => {
        const { operatorToken } = await employ(market, 'decider@staff.example', ['support'])
        await operator.page.goto(`${site.url}/operator`)
        await operator.page.locator('main h1').waitFor()
        await operator.page.evaluate((token) => sessionStorage.setItem('kimiya.operator.1', token), operatorToken ?? '')
        await operator.page.goto(`${site.url}/operator/disputes/${id}`)
        await operator.shows('They left us whole')
        await expectAccessible(operator, 'operator')
        await operator.button('operator:disputes.partRefund.act').click()
        await operator.dialog().getByLabel(operator.t('dispute:propose.refund')).fill('150')
        await operator.dialog().getByLabel(operator.t('operator:act.reason')).fill('The photos show one drum')
        await expectAccessible(operator, 'operator-part-refund')
        await operator.inDialog('operator:disputes.partRefund.act').click()
        await operator.dialog().waitFor({ state: 'detached' })
      })
      for (const { trader } of [buying, selling]) {
        await trader.shows(trader.t('dispute:endedBy.operator'))
        await trader.shows('The photos show one drum')
      }
      expect(await market.store.find('disputes', { _id: id })).toMatchObject({ decidedBy: 'operator', refundAmount: 15_000 })
    }))
})
