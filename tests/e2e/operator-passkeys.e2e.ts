import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { employ, operatorPassword } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { openNamedSite, openPasskeyGate } from './flows/passkey-gate.ts'
import type { Site } from './flows/stage.ts'
import { expectAccessible, openOperatorWindow } from './operator-window.ts'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await openNamedSite()
})
afterAll(() => site.close())

it.each(['en', 'ar', 'bn'] as const)(
  'an operator who reads %s adds a passkey, signs in and confirms by it, and removes it',
  async (language) => {
    const { market } = site
    const { secret, email } = await employ(market, `keys-${language}@staff.example`, ['support'])
    const later = (minutes: number) => {
      market.clock.now = new Date(market.clock.now.getTime() + minutes * 60_000)
    }
    const operator = await openOperatorWindow(browser, site, language)
    const { page, t } = operator
    const gate = await openPasskeyGate(page)
    const isSignedOut = async () => {
      await operator.button('operator:signOut').click()
      await operator.heading('operator:signIn.title').waitFor()
    }
    const enter = async () => {
      await operator.field('fields:email').fill(email)
      await operator.field('fields:password').fill(operatorPassword)
    }
    try {
      later(1)
      await page.goto(`${site.url}/operator`)
      await enter()
      await operator.field('operator:code.label').fill(appCode(market, secret))
      await operator.button('operator:signIn.submit').click()
      await operator.heading('operator:overview.title').waitFor()
      // On a phone the drawer leads there, on a desk the operator's name.
      await page.setViewportSize({ width: 360, height: 800 })
      await operator.button('app:navigation.menu').click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('operator:passkeys.title') })
        .waitFor()
      await expectAccessible(page, `keys-drawer-${language}`, [360])
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('operator:passkeys.title') })
        .click()
      await operator.heading('operator:passkeys.title').waitFor()
      await page.setViewportSize({ width: 1440, height: 800 })
      await operator.link('operator:brand').click()
      await operator.heading('operator:overview.title').waitFor()
      await page.getByRole('link', { name: t('operator:passkeys.title') }).click()
      await operator.heading('operator:passkeys.title').waitFor()
      await operator.shows(t('operator:passkeys.none'))
      await expectAccessible(page, `keys-none-${language}`)

      // Ten minutes after the sign-in the code of the app is asked for, and the passkey is made all the same.
      later(11)
      await operator.button('account:factors.addPasskey').click()
      await operator.field('account:factors.name').fill('Office laptop')
      await expectAccessible(page, `keys-add-${language}`)
      await operator.inDialog('account:factors.continue').click()
      await page.getByRole('alertdialog', { name: t('operator:stepUp.title') }).waitFor()
      await operator.field('auth:code.label').fill(appCode(market, secret))
      await gate.allow()
      await operator.toast('success')
      await page.getByRole('listitem').filter({ hasText: 'Office laptop' }).waitFor()
      await expectAccessible(page, `keys-${language}`)
      await isSignedOut()

      // The browser refuses once; the password alone does nothing.
      await operator.button('operator:signIn.passkey').click()
      expect(await page.getByRole('textbox').first().getAttribute('aria-invalid')).toBe('true')
      await enter()
      await operator.button('operator:signIn.passkey').click()
      await gate.refuse()
      await operator.shows(t('operator:signIn.notSigned'))
      await expectAccessible(page, `keys-sign-in-${language}`)
      await operator.field('fields:password').fill('Quiet-Harbour-72')
      await operator.button('operator:signIn.passkey').click()
      await gate.allow()
      await operator.shows(t('server:field.operatorPasskey'))
      await operator.field('fields:password').fill(operatorPassword)
      await operator.button('operator:signIn.passkey').click()
      await gate.allow()
      await operator.heading('operator:passkeys.title').waitFor()

      later(11)
      await operator.button('account:factors.removeOf', { name: 'Office laptop' }).click()
      await expectAccessible(page, `keys-remove-${language}`)
      await operator.inDialog('account:factors.remove').click()
      const question = page.getByRole('alertdialog', { name: t('operator:stepUp.title') })
      await question.waitFor()
      await expectAccessible(page, `keys-step-up-${language}`)
      await question.getByRole('button', { name: t('auth:factor.usePasskey') }).click()
      await gate.allow()
      await operator.toast('success')
      await operator.shows(t('operator:passkeys.none'))
      await isSignedOut()

      await enter()
      await operator.button('operator:signIn.passkey').click()
      await gate.allow()
      await operator.shows(t('server:field.operatorPasskey'))
    } finally {
      await page.context().close()
    }
  },
)
