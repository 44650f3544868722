import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueImportJob } from '#server/jobs/run-catalogue-imports.ts'
import { sealSecurityEvents } from '#server/jobs/seal-security-events.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { employ, invite, mailedInvitation, operatorPassword } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { cases } from '../operations/cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../operations/cases/case-fixture.ts'
import { type Site, openSite } from './flows/stage.ts'
import { expectAccessible, openOperatorWindow } from './operator-window.ts'
import { type Language, type Trader, translator } from './trader.ts'

let browser: Browser
let site: Site
let fixture: CaseFixture
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
  fixture = await openCaseFixture(site.market)
})
afterAll(async () => {
  await site.close()
})

/** The first line's number as this reader writes it. */
const lineOne: Record<Language, string> = { en: '1', ar: '١', bn: '১' }

/** A day from which on this reader's rate of commission holds: one of the same goods begins on a day. */
const laterDay: Record<Language, string> = { en: '2027-03-01', ar: '2027-03-02', bn: '2027-03-03' }

const openWindow = (language: Language) => openOperatorWindow(browser, site, language)

let admins = 0
interface Admin {
  operator: Trader
  operatorToken: string
  page: Page
  t: Trader['t']
  /** Opens a page of the operators and waits until it has a heading. */
  visit: (path: string) => Promise<void>
}

/** Walks as an admin who has just signed in, in a window of their own. */
async function asAdmin(language: Language, walk: (admin: Admin) => Promise<void>): Promise<void> {
  const { market, newAddress } = fixture
  admins += 1
  const { operatorToken } = await employ(market, `admin-${admins}@staff.example`, ['admin'], newAddress)
  const operator = await openWindow(language)
  const { page, t } = operator
  const visit = async (path: string) => {
    await page.goto(site.url + path)
    await page.locator('main h1').waitFor()
  }
  try {
    await visit('/operator')
    await page.evaluate((token) => sessionStorage.setItem('kimiya.operator.1', token), operatorToken)
    await walk({ operator, operatorToken, page, t, visit })
  } finally {
    await page.screenshot({ path: '.cache/operator.png', fullPage: true })
    await page.context().close()
  }
}

describe.each(['en', 'ar', 'bn'] as const)('an operator who reads %s', (language) => {
  it('accepts the invitation, signs in, and approves a transfer; the buyer sees the order paid', async () => {
    const { market, buyer } = fixture
    const { id: paymentId } = await cases.approveTransfer.happy(fixture)
    const payment = await market.store.find('payments', { _id: paymentId ?? '' })
    const order = await market.store.find('orders', { _id: payment?.orderId ?? '' })
    const email = `finance-${language}@staff.example`
    const token = await invite(market, email, ['finance'])
    const operator = await openWindow(language)
    const { page, t } = operator
    try {
      await page.goto(`${site.url}/operator/invitation#${token}`)
      const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
      expect(await page.evaluate(() => location.href)).toBe(`${site.url}/operator/invitation`)
      await expectAccessible(page, `invitation-${language}`)
      await operator.field('operator:code.label').fill(appCode(market, secret))
      await operator.field('fields:password').fill(operatorPassword)
      await operator.field('fields:repeatPassword').fill(operatorPassword)
      await operator.button('operator:invitation.submit').click()
      await operator.shows(t('operator:invitation.done'))
      await operator.link('operator:toOverview').click()
      await operator.heading('operator:overview.title').waitFor()
      await operator.button('operator:signOut').click()
      await operator.heading('operator:signIn.title').waitFor()
      await expectAccessible(page, `sign-in-${language}`)

      market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      await operator.field('fields:email').fill(email)
      await operator.field('fields:password').fill(operatorPassword)
      await operator.field('operator:code.label').fill(appCode(market, secret))
      await operator.button('operator:signIn.submit').click()
      await operator.heading('operator:overview.title').waitFor()
      await expectAccessible(page, `overview-${language}`)
      await page
        .locator('main')
        .getByRole('link', { name: t('operator:transfers.title') })
        .click()
      await operator.heading('operator:transfers.title').waitFor()
      await expectAccessible(page, `transfers-${language}`)
      await page
        .getByRole('row')
        .filter({ hasText: order?.number ?? '' })
        .getByRole('link')
        .first()
        .click()
      await operator.button('operator:transfers.approve.act').waitFor()
      await expectAccessible(page, `transfer-${language}`)
      await operator.button('operator:transfers.approve.act').click()
      await operator.expectDialog('operator:transfers.approve.title')
      await expectAccessible(page, `approve-${language}`)
      await operator.field('operator:transfers.statementEntry').fill(`2026-11-24/${language}`)
      await operator.field('operator:act.reason').fill('On the statement of 24 November')
      // Ten minutes after the sign-in the app's code is asked for once more, and the act goes on by itself.
      market.clock.now = new Date(market.clock.now.getTime() + 11 * 60_000)
      await operator.inDialog('operator:transfers.approve.act').click()
      await operator.expectDialog('operator:stepUp.title')
      await expectAccessible(page, `step-up-${language}`)
      const code = appCode(market, secret)
      await operator.field('auth:code.label').fill(code === '000000' ? '000001' : '000000')
      await page.getByRole('alertdialog').getByText(translator(language)('server:field.authenticatorCode')).waitFor()
      await operator.field('auth:code.label').fill(code)
      await operator.toast('success')
      await operator.heading('operator:transfers.title').waitFor()
      await page.getByText(order?.number ?? '').waitFor({ state: 'detached' })

      const { status } = await market.call('viewOrder', { token: buyer, id: payment?.orderId ?? '' })
      expect(status).toBe('paid')
    } finally {
      await page.screenshot({ path: '.cache/operator.png', fullPage: true })
      await page.context().close()
    }
  })

  it('decides what waits in the queues, on a phone and on a desk', async () => {
    const { market } = fixture
    await cases.reviewCompany.happy(fixture)
    const report = await cases.reportAbuse.happy(fixture)
    // The cases are typed for every call at once.
    await market.call('reportAbuse', { ...report, body: report.body as never })
    await cases.answerTicket.happy(fixture)
    await cases.approveTransfer.happy(fixture)
    await cases.resolveDispute.happy(fixture)
    const colleague = `colleague-${language}@staff.example`
    await invite(market, colleague, ['catalogue'])
    await asAdmin(language, async ({ operator, page, visit }) => {
      await visit('/operator')
      await page.locator('main li').first().waitFor()
      await expectAccessible(page, `desk-${language}`)
      for (const [name, button] of [
        ['companies', 'operator:companies.verify.act'],
        ['disputes', 'operator:disputes.refund.act'],
        ['tickets', 'operator:tickets.answer.act'],
        ['reports', 'operator:reports.removed.act'],
        ['operators', 'operator:operators.changeRoles.act'],
      ] as const) {
        await visit(`/operator/${name}`)
        const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
        const row = name === 'operators' ? rows.filter({ hasText: colleague }) : rows.first()
        await row.waitFor()
        await expectAccessible(page, `${name}-${language}`)
        await row.getByRole('link').first().click()
        await operator.button(button).waitFor()
        await expectAccessible(page, `${name}-item-${language}`)
        await operator.button(button).click()
        await operator.dialog().waitFor()
        await expectAccessible(page, `${name}-dialog-${language}`)
      }
      for (const name of ['disputes', 'companies', 'tickets', 'reports']) {
        await visit(`/operator/${name}?state=decided&page=1`)
        await expectAccessible(page, `${name}-decided-${language}`)
      }
    })
  })

  it('invites a colleague, who gets the mail', async () => {
    await asAdmin(language, async ({ operator, page, t, visit }) => {
      const nadia = `nadia-${language}@staff.example`
      await visit('/operator/operators')
      await operator.button('operator:operators.invite.act').click()
      await operator.field('fields:fullName').fill('Nadia Karim')
      await operator.field('fields:email').fill(nadia)
      await page.getByRole('checkbox', { name: t('operator:operators.role.finance') }).check()
      await operator.field('operator:act.reason').fill('Joins the accounts department')
      await expectAccessible(page, `inviting-${language}`)
      await operator.inDialog('operator:operators.invite.confirm').click()
      await operator.toast('success')
      await page.getByRole('row').filter({ hasText: nadia }).waitFor()
      expect(await mailedInvitation(fixture.market, nadia)).toMatch(/^[\w-]{43}$/)
    })
  })

  it('finds an account and an order', async () => {
    const { number } = await fixture.placed()
    await asAdmin(language, async ({ operator, page, visit }) => {
      for (const [name, search] of [
        ['accounts', 'buyer@kimiya'],
        ['orders', number],
      ] as const) {
        await visit(`/operator/${name}`)
        await expectAccessible(page, `${name}-unsearched-${language}`)
        await page.getByRole('searchbox').fill(search)
        await operator.button('operator:find').click()
        await page.getByRole('row').nth(1).waitFor()
        await expectAccessible(page, `${name}-${language}`)
        await page.getByRole('row').nth(1).getByRole('link').first().click()
        await operator.heading(name === 'accounts' ? 'operator:accounts.orders' : 'operator:disputes.buyer').waitFor()
        await expectAccessible(page, `${name}-item-${language}`)
      }
    })
  })

  it('sets a rate of commission for a later day', async () => {
    await asAdmin(language, async ({ operator, page, visit }) => {
      await visit('/operator/commission-rates')
      await operator.button('operator:commission.add.act').click()
      await operator.dialog().waitFor()
      await operator.field('operator:commission.percent').fill('3.5')
      await operator.field('operator:commission.validFrom').fill(laterDay[language])
      await operator.field('operator:act.reason').fill('As the board decided')
      await expectAccessible(page, `commission-rates-adding-${language}`)
      await operator.inDialog('operator:commission.add.act').click()
      await operator.toast('success')
    })
  })

  it('opens plans, rates, categories and tender news, and the forms that change them', async () => {
    await cases.removeTenderNews.happy(fixture)
    await asAdmin(language, async ({ operator, page, visit }) => {
      for (const [name, button] of [
        ['plans', 'operator:edit'],
        ['rates', 'operator:rates.change.act'],
        ['commission-rates', 'operator:commission.end.act'],
        ['categories', 'operator:edit'],
        ['tender-news', 'operator:edit'],
      ] as const) {
        await visit(`/operator/${name}`)
        const link = page.getByRole('row').getByRole('link').first()
        await link.waitFor()
        await expectAccessible(page, `${name}-${language}`)
        await link.click()
        await operator.button(button).waitFor()
        await expectAccessible(page, `${name}-item-${language}`)
        await operator.button(button).click()
        await operator.dialog().waitFor()
        await expectAccessible(page, `${name}-dialog-${language}`)
      }
    })
  })

  it('approves the bank account that a colleague has proposed', async () => {
    await cases.approveBankAccount.happy(fixture)
    await asAdmin(language, async ({ operator, operatorToken, page, visit }) => {
      await visit('/operator/bank-account')
      await operator.heading('operator:bankAccount.proposed').waitFor()
      await expectAccessible(page, `bank-account-proposed-${language}`)
      await operator.button('operator:bankAccount.change.act').click()
      await operator.dialog().waitFor()
      await expectAccessible(page, `bank-account-dialog-${language}`)
      await visit('/operator/bank-account')
      await operator.button('operator:bankAccount.approve.act').click()
      await operator.expectDialog('operator:bankAccount.approve.title')
      await expectAccessible(page, `bank-account-approval-${language}`)
      await operator.field('operator:act.reason').fill('Compared with the bank’s letter')
      await operator.inDialog('operator:bankAccount.approve.act').click()
      await operator.toast('success')
      await operator.heading('operator:bankAccount.proposed').waitFor({ state: 'detached' })
      const { bankDetails } = await fixture.market.call('getBankAccount', { operatorToken })
      await page.getByText(bankDetails?.accountName ?? '').waitFor()
      await expectAccessible(page, `bank-account-${language}`)
    })
  })

  it('starts an import and reads how it ended', async () => {
    const { market } = fixture
    await asAdmin(language, async ({ operator, page, t, visit }) => {
      await visit('/operator/imports')
      await expectAccessible(page, `imports-${language}`)
      await operator.button('operator:imports.start.open').click()
      await operator.dialog().waitFor()
      await page.locator('input[type=file]').setInputFiles({
        name: 'inventory.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,cas,formula\nAcetone,67-64-1,C3H6O\n'),
      })
      await operator.field('operator:imports.seller').fill('company@kimiya.example')
      await operator.inDialog('operator:imports.defaults.add').click()
      await expectAccessible(page, `imports-dialog-${language}`)
      await operator.button('operator:imports.removeLine', { number: lineOne[language] }).click()
      await operator.field('operator:act.reason').fill('As the seller asked')
      await operator.inDialog('operator:imports.start.act').click()
      await operator.toast('success')
      const waiting = page.getByRole('row').filter({ hasText: t('operator:imports.status.waiting') })
      await waiting.getByRole('link').first().click()
      // A toast has one, too.
      await page.locator('main').getByRole('progressbar').waitFor()
      await expectAccessible(page, `imports-running-${language}`)
      await catalogueImportJob({ ...market, clock: () => market.clock.now })()
      await page.clock.runFor(3_000)
      await page.getByText(t('operator:imports.failed')).waitFor()
      await expectAccessible(page, `imports-item-${language}`)
    })
  })

  it('reads contents, the ledger, refunds, health and the security log', async () => {
    await sealSecurityEvents(fixture.market)
    await asAdmin(language, async ({ operator, page, t, visit }) => {
      await visit('/operator/contents')
      await expectAccessible(page, `contents-${language}`)
      await page.getByRole('row').getByRole('link').first().click()
      await page.locator('main [aria-expanded=false]').first().click()
      await expectAccessible(page, `contents-item-${language}`)
      await visit('/operator/ledger/entries?account=held&page=1')
      await page.getByRole('row').nth(1).waitFor()
      await expectAccessible(page, `ledger-entries-${language}`)
      for (const name of ['refunds', 'ledger', 'health', 'security-log']) {
        await visit(`/operator/${name}`)
        await expectAccessible(page, `${name}-${language}`)
      }
      await operator.button('operator:securityLog.verify').click()
      await page.getByRole('status').getByText(t('operator:securityLog.head')).waitFor()
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.getByText(t('operator:securityLog.sequence')).waitFor()
      await expectAccessible(page, `security-log-item-${language}`)
    })
  })
})
