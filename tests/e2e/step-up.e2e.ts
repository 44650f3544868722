import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { complaintsOf, everyRule } from './accessibility/axe.ts'
import { orderOfAcetone } from './flows/acetone.ts'
import { enterCard } from './flows/paying-assertions.ts'
import { type Site, onStage, openSite, type Stage } from './flows/stage.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite()
})
afterAll(() => site.close())

/** Every session was signed in, or confirmed, too long ago. */
const letPass = ({ market }: Stage) => market.store.update('sessions', {}, { identityConfirmedAt: '2026-01-01T00:00:00.000Z' })
const questionOf = ({ trader }: Stage) => trader.page.getByRole('alertdialog', { name: trader.t('auth:stepUp.title') })

/** Opens the settings with another device signed in, and asks to end its session. */
async function askToEnd(stage: Stage): Promise<void> {
  const { trader, visit, market, token = '' } = stage
  const { _id: userId } = await market.call('getUser', { token })
  const { sessions } = await market.call('getSessions', { token })
  for (const { _id, current } of sessions) if (!current) await market.store.remove('sessions', { _id, userId })
  await market.signIn('buyer')
  await visit('/setting')
  await trader.button('account:sessions.endOthers').waitFor()
  await letPass(stage)
  await trader.button('account:sessions.endOthers').click()
  await trader.inDialog('account:sessions.end').click()
}

describe.each(['en', 'ar', 'bn'] as const)('in %s', (language) => {
  it('a session of another device ends by the password, typed without a mouse', () =>
    onStage(site, browser, { account: 'buyer', language, held: [] }, async (stage) => {
      const { trader, market, token = '' } = stage
      const { page, t } = trader
      await askToEnd(stage)
      const question = questionOf(stage)
      await question.waitFor()
      expect(await complaintsOf(page, everyRule)).toEqual([])
      await page.keyboard.type('not the password')
      await page.keyboard.press('Enter')
      await question.getByText(t('server:field.password')).waitFor()
      await question.locator('input[type="password"]').fill(demoPassword)
      await page.keyboard.press('Enter')
      await trader.toast('success')
      await trader.expectNoDialog()
      const { sessions } = await market.call('getSessions', { token })
      expect(sessions.map(({ current }) => current)).toEqual([true])
    }))
})

it('an act is refused in plain text when the person does not confirm who they are', () =>
  onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, async (stage) => {
    const { trader, market, token = '' } = stage
    await askToEnd(stage)
    await questionOf(stage).waitFor()
    await trader.page.keyboard.press('Escape')
    await trader.shows(trader.t('server:refused.stepUp'))
    expect((await market.call('getSessions', { token })).sessions.length).toBe(2)
  }))

it('a large order is paid by card after the password, and once', () =>
  onStage(site, browser, { account: 'buyer', language: 'en', held: [] }, async (stage) => {
    const { trader, visit, market, token = '' } = stage
    market.ports.stepUpAmount = 0
    try {
      const orderId = await orderOfAcetone(market, token, 'invoiced')
      await visit(`/pay-now?order=${orderId}&method=newCard`)
      await letPass(stage)
      await enterCard(stage, 'success')
      await questionOf(stage).locator('input[type="password"]').fill(demoPassword)
      await trader.page.keyboard.press('Enter')
      await trader.isAt('/my-order-details')
      expect(await market.store.count('payments', { orderId, status: 'succeeded' })).toBe(1)
    } finally {
      market.ports.stepUpAmount = 1000
    }
  }))
