import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { employ, operatorPassword } from '#tests/support/operators.ts'
import { earn } from '#tests/support/payout-steps.ts'
import { addAuthenticator, appCode } from '#tests/support/second-factors.ts'
import { openTrade } from '#tests/support/trade-steps.ts'
import { expectAccessible } from './accessibility/expect-accessible.ts'
import { type Site, onStage, openSite } from './flows/stage.ts'
import { type Language, Trader, translator } from './trader.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(() => site.close())

const letPass = (days: number) => {
  const { clock } = site.market
  clock.now = new Date(clock.now.getTime() + days * 86_400_000)
}

/** Types a code of the app into the question for one, where the server asks. */
async function confirmBy(page: Page, trader: Trader, secret: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: trader.t('auth:stepUp.title') })
  await question.waitFor()
  await question.locator('input').first().fill(appCode(site.market, secret))
  await question.waitFor({ state: 'detached' })
}

/** The file that a press of the button brings. */
async function fileOf(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') }
}

async function openOperator(language: Language, email: string, secret: string): Promise<Trader> {
  const localStorage = [{ name: 'i18nextLng', value: language as string }]
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  })
  await context.clock.install({ time: site.market.clock.now })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const operator = new Trader(page, translator(language), language)
  await page.goto(`${site.url}/operator/payouts`)
  await operator.field('fields:email').fill(email)
  await operator.field('fields:password').fill(operatorPassword)
  await operator.field('operator:code.label').fill(appCode(site.market, secret))
  await operator.button('operator:signIn.submit').click()
  await operator.heading('operator:payouts.title').waitFor()
  return operator
}

// Before the seller has an app: the trade signs in without one.
it.each(['en', 'ar', 'bn'] as const)('a buyer who reads %s finds what was paid, given back and billed', async (language) => {
  const { market } = site
  const trade = await openTrade(market)
  await trade.paid()
  const { _id: id } = await trade.paid()
  await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.refund', reason: 'Out of stock' } })
  await onStage(site, browser, { account: 'buyer', language, held: [] }, async ({ trader, visit }) => {
    const { page, t } = trader
    await visit('/my-credit-card')
    await page.getByRole('table', { name: t('money:refund.title') }).waitFor()
    await page.getByRole('table', { name: t('money:transaction.title') }).waitFor()
    await page.getByText(t('money:spending.asTable')).waitFor()
    await expectAccessible(page, `buyer-money-${language}`)
    const invoices = page.getByRole('table', { name: t('money:invoice.title') })
    await invoices.getByText(t('money:invoice.kinds.creditNote')).first().waitFor()
    const file = await fileOf(page, () => invoices.getByRole('button').first().click())
    expect([file.name.endsWith('.pdf'), file.text.slice(0, 5)]).toEqual([true, '%PDF-'])
    const transactions = await fileOf(page, () => trader.button('money:export').click())
    expect(transactions.name).toBe('kimiya-payments.csv')
  })
})

it.each(['en', 'ar', 'bn'] as const)(
  'a seller who reads %s is paid out through a bank file, and sees it arrive',
  async (language) => {
    const { market } = site
    const { token, secret, seller } = await signedIn()
    await earn(market, seller._id, 100_000)
    const finance = await employ(market, `payouts-${language}@staff.example`, ['finance'])
    letPass(1)
    const session = { token, userId: seller._id, fullName: seller.fullName, accountType: 'Seller' }
    await onStage(site, browser, { session, language, held: [] }, async ({ trader, visit }) => {
      const { page, t } = trader
      await visit('/my-earning')
      const balance = page.locator('main').getByRole('heading', { name: t('money:payout.balance', { currency: 'SAR' }) })
      await balance.waitFor()

      // The account: a wrong number is told before anything is sent, and the server asks who it is.
      await trader
        .button(hasAccount ? 'money:payout.save.change' : 'money:payout.save.add')
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
      await trader.field('money:payout.save.country').selectOption('SA')
      await trader.field('money:payout.save.holder').fill('Gulf Marjan Petrochem')
      await trader.field('money:transfer.iban').fill('SA03 8000 0000 6080 1016 7518')
      await trader.inDialog('money:payout.save.confirm').click()
      await trader.shows(t('money:payout.save.ibanWrong'))
      await expectAccessible(page, `payout-account-${language}`)
      await trader.field('money:transfer.iban').fill('SA14 8000 0000 6080 1016 3344')
      await trader.inDialog('money:payout.save.confirm').click()
      await confirmBy(page, trader, secret)
      await trader.toast('success')
      await trader.expectNoDialog()
      hasAccount = true
      await page.getByText('…3344').first().waitFor()

      // A payout of a part, which waits for the account.
      await trader.button('money:payout.request.act').first().click()
      await trader.page.getByRole('alertdialog').locator('input').fill('250')
      await expectAccessible(page, `payout-request-${language}`)
      await trader.inDialog('money:payout.request.confirm').click()
      await trader.expectNoDialog()
      await page
        .getByRole('row')
        .filter({ hasText: t('money:payout.state.requested') })
        .filter({ hasText: 'KP-26-' })
        .waitFor()
      await expectAccessible(page, `payouts-${language}`)
      const asked = await market.store.find('payouts', { userId: seller._id, status: 'requested' })
      expect(asked?.amount).toBe(25_000)

      letPass(4)
      await settle(language, finance, asked?.number ?? '')

      letPass(1 / 24)
      await visit('/my-earning')
      const row = page.getByRole('row').filter({ hasText: asked?.number ?? '' })
      await row.getByText(t('money:payout.state.arrived')).waitFor()
      await expectAccessible(page, `payouts-arrived-${language}`)
      const pdf = await fileOf(page, () => trader.button('money:statement.pdf').click())
      expect([pdf.name, pdf.text.slice(0, 5)]).toEqual([expect.stringMatching(/^statement-2026-\d\d-SAR\.pdf$/), '%PDF-'])
      const csv = await fileOf(page, () => trader.button('money:statement.csv').click())
      expect([csv.name.endsWith('.csv'), csv.text.includes(asked?.number ?? '')]).toEqual([true, true])
      const transactions = await fileOf(page, () => trader.button('money:export').click())
      expect([transactions.name, transactions.text.includes(asked?.number ?? '')]).toEqual(['kimiya-earnings.csv', true])
    })
  },
)

let hasAccount = false
let person: Promise<Payee> | undefined
interface Payee {
  token: string
  secret: string
  seller: Awaited<ReturnType<typeof readUser>>
}

const readUser = (token: string) => site.market.call('getUser', { token })

/** The demo's seller, with an authenticator app, once for all languages. */
async function signedIn(): Promise<Payee> {
  person ??= (async () => {
    const { token, secret } = await addAuthenticator(site.market, await site.market.signIn('seller'))
    return { token, secret, seller: await readUser(token) }
  })()
  return person
}

/** An operator of finance puts what is due into a bank file, takes the file with a code, and says that the payout arrived. */
async function settle(language: Language, { email, secret }: { email: string; secret: string }, number: string): Promise<void> {
  const operator = await openOperator(language, email, secret)
  const { page, t } = operator
  try {
    await page.getByText(number).first().waitFor()
    await expectAccessible(page, `operator-payouts-${language}`)
    await operator.button('operator:payouts.batch.act').click()
    await operator.expectDialog('operator:payouts.batch.title')
    await operator.field('operator:act.reason').fill('Weekly payouts')
    await expectAccessible(page, `operator-payout-batch-dialog-${language}`)
    await operator.inDialog('operator:payouts.batch.confirm').click()
    await operator.toast('success')
    await page.getByText(t('operator:payouts.empty')).waitFor()
    await operator.link('operator:payoutBatches.title').last().click()
    await page.getByRole('row').nth(1).getByRole('link').click()
    await operator.button('operator:payoutBatches.file').waitFor()
    await page.getByText(number).first().waitFor()
    await expectAccessible(page, `operator-payout-file-${language}`)

    // Ten minutes after the sign-in the file, which names accounts in clear, wants a code.
    site.market.clock.now = new Date(site.market.clock.now.getTime() + 11 * 60_000)
    const file = await fileOf(page, async () => {
      await operator.button('operator:payoutBatches.file').click()
      await operator.expectDialog('operator:stepUp.title')
      await operator.field('auth:code.label').fill(appCode(site.market, secret))
    })
    expect([file.name.endsWith('.xml'), file.text.includes('SA1480000000608010163344'), file.text.includes(number)]).toEqual([
      true,
      true,
      true,
    ])

    await page.getByRole('button', { name: `${t('operator:payouts.status.arrived')} ${number}` }).click()
    await operator.expectDialog('operator:payoutBatches.arrived.title')
    await operator.field('operator:act.reason').fill('On the statement of the bank')
    await operator.inDialog('operator:payoutBatches.arrived.confirm').click()
    await page.getByText(t('operator:payoutBatches.settled')).first().waitFor()
    await expectAccessible(page, `operator-payout-settled-${language}`)
  } finally {
    await page.context().close()
  }
}
