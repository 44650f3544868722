import { expect } from 'vitest'
import { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { newPassword, passwordResetEvents } from '#tests/support/event-fixtures/password-reset.ts'
import { forgetPassword, mailedCode } from '#tests/support/registration.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

// No other test signs in with this account.
const email = 'seller2@kimiya.example'
/** A name part may not end in a hyphen, which only the server checks. */
const wrongEmail = 'seller2@kimiya-.example'

export const passwordResetDriver: FlowDriver<typeof passwordResetEvents> = {
  machine: passwordResetMachine,
  flowEvents: passwordResetEvents,
  held: ['forgetPassword', 'updatePassword'],
  leftOut: {
    'enteringAddress.asking: address.entered': 'The button takes no press while it is busy.',
    'enteringPassword.saving: password.entered': 'The button takes no press while it is busy.',
  },
  rulesOut: {
    'asking answered': 'all',
    // For as long as the limits of tries stand.
    'asking refused': ['asking answered', 'asking corrected'],
    'saving refused': ['saving answered', 'saving lapsed'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    return {
      open: {
        'a forgotten password': async () => {
          await visit('/login')
          await trader.link('auth:login.forgotten').click()
        },
        'a new password': async () => {
          const resetToken = await tokenOf(stage)
          await visit('/reset-password')
          // As the page of the code leaves it in the history, where a reload finds it.
          await trader.page.evaluate(
            (token) => history.replaceState({ usr: { resetToken: token }, key: 'token', idx: 0 }, ''),
            resetToken,
          )
          await trader.page.reload()
        },
        'a new password without its token': () => visit('/reset-password'),
      },
      events: {
        'address.entered': async ([outcome]) => {
          await trader.field('fields:email').fill(outcome === 'asking corrected' ? wrongEmail : email)
          await trader.button('auth:forgotten.submit').click()
        },
        'asking answered': () => line.carry('forgetPassword'),
        'asking corrected': () => line.carry('forgetPassword'),
        'asking refused': async () => {
          // The address has had its twelve codes of this hour, four as each network asks for.
          for (let codes = 0; codes < 12; codes += 1) {
            await market.envelope('forgetPassword', { body: { email }, address: `203.0.113.${codes}` })
          }
          await line.carry('forgetPassword')
        },
        'asking unreachable': () => line.cut('forgetPassword'),
        'password.entered': async () => {
          await trader.field('fields:newPassword').fill(newPassword)
          await trader.field('fields:repeatPassword').fill(newPassword)
          await trader.button('auth:newPassword.submit').click()
        },
        'saving answered': () => line.carry('updatePassword'),
        'saving lapsed': async () => {
          market.clock.now = new Date(market.clock.now.getTime() + 600_001)
          await line.carry('updatePassword')
        },
        'saving refused': async () => {
          // Somebody at the same address has tried twenty tokens.
          for (let tries = 0; tries < 20; tries += 1) await market.envelope('updatePassword', { address: '127.0.0.1', body: {} })
          await line.carry('updatePassword')
        },
        'saving unreachable': () => line.cut('updatePassword'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

function assertionsOf({ trader, line, market }: Stage) {
  const saving = trader.page.locator('button[aria-busy="true"]')
  const isAddressShown = async () => expect(await trader.field('fields:email').inputValue()).toBe(email)
  const isPasswordShown = async () => expect(await trader.field('fields:newPassword').inputValue()).toBe(newPassword)
  return {
    enteringAddress: () => trader.heading('auth:forgotten.title').waitFor(),
    'enteringAddress.open': () => trader.button('auth:forgotten.submit').waitFor(),
    'enteringAddress.asking': async () => {
      await saving.waitFor()
      await line.isWaiting('forgetPassword')
    },
    'enteringAddress.corrected': async () => {
      await trader.page.locator('input[type="email"][aria-invalid="true"]').waitFor()
      expect(await trader.field('fields:email').inputValue()).toBe(wrongEmail)
    },
    'enteringAddress.refused': async () => {
      await trader.page.getByRole('alert').first().waitFor()
      await isAddressShown()
    },
    'enteringAddress.unreachable': async () => {
      await trader.shows(trader.t('app:failure.unreachable.short'))
      await isAddressShown()
    },
    asked: async () => {
      await trader.isAt('/verification')
      await trader.heading('auth:code.title').waitFor()
      expect(await trader.session()).toMatchObject({ userEmail: email, verificationType: 'passwordReset' })
      const code = await mailedCode(market, email)
      await trader.field('auth:code.label').fill(code)
      await trader.heading('auth:newPassword.title').waitFor()
    },
    enteringPassword: () => trader.heading('auth:newPassword.title').waitFor(),
    'enteringPassword.open': () => trader.button('auth:newPassword.submit').waitFor(),
    'enteringPassword.saving': async () => {
      await saving.waitFor()
      await line.isWaiting('updatePassword')
    },
    'enteringPassword.refused': async () => {
      await trader.page.getByRole('alert').first().waitFor()
      await isPasswordShown()
    },
    'enteringPassword.unreachable': async () => {
      await trader.shows(trader.t('app:failure.unreachable.short'))
      await isPasswordShown()
    },
    lapsed: async () => {
      await trader.heading('auth:newPassword.lapsedTitle').waitFor()
      expect(await trader.link('auth:newPassword.again').getAttribute('href')).toBe('/forgot-password')
    },
    saved: async () => {
      await trader.isAt('/login')
      await market.call('login', { body: { email, password: newPassword } })
      expect(await trader.session()).toMatchObject({ userEmail: null, verificationType: null })
    },
  }
}

/** The result of the right code. */
async function tokenOf({ market }: Stage): Promise<string> {
  return (await market.call('verifyOTP', { body: await forgetPassword(market, email) })).resetToken ?? ''
}
