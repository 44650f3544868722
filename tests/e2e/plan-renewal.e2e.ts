import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renewSubscriptions } from '#server/jobs/renew-subscriptions.ts'
import { buyPlanAddress } from '#src/lib/paths.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { expectAccessible } from './accessibility/expect-accessible.ts'
import { enterCard } from './flows/paying-assertions.ts'
import { type Site, onStage, openSite } from './flows/stage.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(() => site.close())

const sellerId = async () => (await site.market.store.find('users', { email: 'seller@kimiya.example' }))?._id ?? ''

/** The seller has no plan and no card; returns the plan that is bought. */
async function withoutPlan(): Promise<string> {
  const { store } = site.market
  const userId = await sellerId()
  await store.remove('subscriptions', { userId })
  await store.remove('savedCards', { userId })
  return (await store.find('plans', { slug: 'trader' }))?._id ?? ''
}

/** The paid month is over now, and the job has looked. */
async function endMonth(): Promise<void> {
  const { store, clock } = site.market
  const userId = await sellerId()
  // No two months end at the same moment.
  clock.now = new Date(clock.now.getTime() + 1000)
  const endsAt = clock.now.toISOString()
  await store.update('subscriptions', { userId, status: 'active' }, { endsAt })
  await store.update('planRenewals', { userId }, { noticeAt: null, tryAt: endsAt })
  const failures: unknown[] = []
  await renewSubscriptions({ ...site.market, clock: () => clock.now }, (failure) => failures.push(failure))
  expect(failures).toEqual([])
}

const subscription = async () =>
  site.market.store.find('subscriptions', { userId: await sellerId(), status: ['active', 'grace', 'cancelled'] })

it.each(['en', 'ar', 'bn'] as const)(
  'a seller who reads %s has a plan renewed, is told that it failed, and pays',
  async (language) => {
    const planId = await withoutPlan()
    await onStage(site, browser, { account: 'seller', language, held: [], session: { accountType: 'Seller' } }, async (stage) => {
      const { trader, visit } = stage
      const { page, t } = trader
      // Off unless it is chosen, here from the wallet.
      await visit(buyPlanAddress(planId))
      const choice = page.getByRole('radiogroup', { name: t('money:plan.renewal.atBuying') })
      await choice.waitFor()
      expect(await choice.getByRole('radio', { checked: true }).getAttribute('value')).toBe('none')
      await expectAccessible(page, `plan-buying-${language}`)
      await choice.locator('input[value="wallet"]').check()
      await enterCard(stage, 'success')

      // The way out is one press.
      await trader.isAt('/my-subscription-plan')
      await trader.button('money:plan.renewal.turnOff').waitFor()
      await trader.shows(t('money:plan.renewal.obstacle.walletShort'))
      await expectAccessible(page, `plan-renewed-${language}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, `plan-renewed-dark-${language}`)
      await page.emulateMedia({ colorScheme: 'light' })
      await trader.button('money:plan.renewal.turnOff').click()
      await trader.button('money:plan.renewal.turnOn').click()
      await trader.expectDialog('money:plan.renewal.askTitle')
      await trader.dialog().locator('input[value="wallet"]').check()
      await expectAccessible(page, `plan-renewal-asked-${language}`)
      await trader.inDialog('money:plan.renewal.confirm').click()
      await trader.button('money:plan.renewal.turnOff').waitFor()

      // The wallet is empty: the page hears of it by itself.
      await endMonth()
      await trader.shows(t('money:plan.renewal.failedTitle'))
      await trader.shows(t('money:plan.renewal.failure.walletShort'))
      await expectAccessible(page, `plan-grace-${language}`)
      await visit('/my-earning')
      const toPlan = page.locator('main').getByRole('link', { name: t('money:plan.renewal.toPlan') })
      await toPlan.waitFor()
      await expectAccessible(page, `plan-grace-money-${language}`)
      await toPlan.click()
      const end = (await subscription())?.endsAt
      await trader.link('money:plan.payNow').click()
      await enterCard(stage, 'declinedLater')
      await trader.shows(t('order:paying.failure.cardDeclined'))
      await trader.field('order:paying.number').fill(sandboxCards.success.number)
      await page.locator('main form button[type="submit"]').click()
      await trader.isAt('/my-subscription-plan')
      await trader.shows(t('money:plan.status.active'))
      expect(await subscription()).toMatchObject({ status: 'active', startsAt: end })
    })
  },
)

it('a plan that is paid by a new card is renewed by it, until it is declined', async () => {
  const planId = await withoutPlan()
  await onStage(
    site,
    browser,
    { account: 'seller', language: 'en', held: [], session: { accountType: 'Seller' } },
    async (stage) => {
      const { trader, visit } = stage
      const { page, t } = trader
      await visit(buyPlanAddress(planId))
      await page.getByRole('radio', { name: t('money:plan.renewal.thisCard') }).check()
      await enterCard(stage, 'success')
      await trader.isAt('/my-subscription-plan')
      await page.getByText(/^Renews on .* by the card ending in 4242\.$/).waitFor()
      await endMonth()
      expect(await subscription()).toMatchObject({ status: 'active', price: 4900 })
      // A bank may change its mind.
      await site.market.store.update(
        'savedCards',
        { userId: await sellerId() },
        { reference: `sandbox_kept_${sandboxCards.secondStep.token}` },
      )
      await endMonth()
      await trader.shows(t('money:plan.renewal.failure.secondStepFailed'))
      await trader.button('money:plan.cancel').click()
      await trader.inDialog('money:plan.cancel').click()
      await trader.link('money:plan.toPlans').waitFor()
      await page.getByText(t('money:plan.renewal.failedTitle')).waitFor({ state: 'detached' })
      expect(await subscription()).toBe(undefined)
    },
  )
})
