import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { type Site, onStage, openSite, type Stage } from './flows/stage.ts'
import type { Language } from './trader.ts'

// The command line checks the names; all of them when the tests are run without it.
const languages = (process.env['KIMIYA_E2E_LANGUAGES'] ?? 'en,ar,bn').split(',') as Language[]

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

it.each(languages)('a requirement is posted, bid for before the eyes of its buyer, and awarded, in %s', (language) =>
  expectTender(language),
)

/** Both at their own pages from the requirement to the order. */
function expectTender(language: Language): Promise<void> {
  return onStage(site, browser, { account: 'buyer', language, held: [] }, (buyer) =>
    onStage(site, browser, { account: 'seller', session: { accountType: 'Seller' }, language, held: [] }, async (seller) => {
      const title = `Acetone for cleaning moulds, ${language}`
      await post(buyer, title)
      await bid(seller, title)
      await award(buyer)
      await expectTheAward(seller, title)
    }),
  )
}

/** The buyer posts it and stays on its page. */
async function post({ trader, visit }: Stage, title: string): Promise<void> {
  await visit('/my-order-request')
  await trader.link('requirement:own.post').first().click()
  await trader.field('requirement:post.name').fill(title)
  await trader.field('requirement:post.productName').fill('Acetone')
  await trader.field('requirement:post.casNumber').fill('67-64-1')
  await trader.field('requirement:post.quantity').fill('1600')
  await trader.field('requirement:post.unit').selectOption('kg')
  await trader.field('requirement:post.currency').selectOption('USD')
  await trader.button('requirement:post.submit').click()
  await trader.isAt('/rfqs-details')
  await trader.heading('requirement:bids.title').waitFor()
  await trader.shows(trader.t('requirement:bids.none'))
}

/** The seller finds it among what buyers need. */
async function bid({ trader, visit }: Stage, title: string): Promise<void> {
  await visit('/seller-active-requirements')
  await trader.page.getByRole('link', { name: title }).click()
  await trader.isAt('/seller-active-requirements-details')
  await trader.field('requirement:bid.listing').waitFor()
  const price = trader.t('requirement:bid.unitPrice', { currency: 'USD' })
  await trader.page.getByLabel(price).fill('0.98')
  await trader.page.getByLabel(trader.t('requirement:bid.shipping', { currency: 'USD' })).fill('120')
  await trader.field('requirement:bid.leadTimeDays').fill('9')
  await trader.button('requirement:bid.submit').click()
  await trader.button('requirement:bid.withdraw').waitFor()
}

/** The bid has appeared on the page by itself. */
async function award({ trader }: Stage): Promise<void> {
  const { page, t } = trader
  const accept = page.getByRole('button', { name: new RegExp(t('requirement:bids.acceptOf', { name: 'Gulf Marjan.*' })) })
  await accept.click()
  await trader.inDialog('requirement:question.accept.confirm').click()
  await trader.isAt('/my-order-details')
  await trader.heading('order:details.parties').waitFor()
}

async function expectTheAward({ trader, market: { store } }: Stage, title: string): Promise<void> {
  await trader.shows(trader.t('requirement:bid.overBody.accepted'))
  await trader.link('requirement:bids.toOrder').click()
  await trader.isAt('/my-order-details')
  const requirement = await store.find('requirements', { title })
  const bids = await store.list('bids', { requirementId: requirement?._id ?? '' })
  expect([requirement?.status, bids.map(({ status }) => status)]).toEqual(['awarded', ['accepted']])
}
