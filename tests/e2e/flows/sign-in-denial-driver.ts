import { expect } from 'vitest'
import { denySignInAddress } from '#src/lib/paths.ts'
import { signInDenialMachine } from '#src/machines/account/sign-in-denial.machine.ts'
import { signInDenialEvents } from '#tests/support/event-fixtures/sign-in-denial.ts'
import { mailedCode, register, signInElsewhere } from '#tests/support/registration.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

let people = 0

export const signInDenialDriver: FlowDriver<typeof signInDenialEvents> = {
  machine: signInDenialMachine,
  flowEvents: signInDenialEvents,
  held: ['denySignIn'],
  leftOut: { 'asked.denying: denial.confirmed': 'The button takes no press while it is busy.' },
  rulesOut: {
    // For as long as the limits of tries stand.
    'denying refused': ['denying answered', 'denying lapsed'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    // Each path denies a sign-in to an account of its own.
    const email = `robbed${(people += 1)}@kimiya.example`
    return {
      open: {
        'the link of a mail': async () => {
          await register(market, { email })
          const { token } = await signInElsewhere(market, { email })
          await visit(denySignInAddress(token))
        },
        'the page without a link': () => visit('/deny-sign-in'),
      },
      events: {
        'denial.confirmed': () => trader.button('auth:denial.deny').click(),
        'denying answered': () => line.carry('denySignIn'),
        'denying lapsed': async () => {
          market.clock.now = new Date(market.clock.now.getTime() + 7 * 86_400_000 + 1)
          await line.carry('denySignIn')
        },
        'denying refused': async () => {
          // Somebody at the same address has tried twenty links.
          for (let tries = 0; tries < 20; tries += 1) await market.envelope('denySignIn', { address: '127.0.0.1', body: {} })
          await line.carry('denySignIn')
        },
        'denying unreachable': () => line.cut('denySignIn'),
      },
      assertions: assertionsOf(stage, email),
    }
  },
}

function assertionsOf({ trader, line, market }: Stage, email: string) {
  return {
    asked: async () => {
      await trader.heading('auth:denial.title').waitFor()
      // The token has left the address, and is in its history entry.
      await trader.page.waitForFunction(() => location.hash === '')
    },
    'asked.open': () => trader.button('auth:denial.deny').waitFor(),
    'asked.denying': async () => {
      await trader.page.locator('button[aria-busy="true"]').waitFor()
      await line.isWaiting('denySignIn')
    },
    'asked.refused': async () => {
      await trader.page.getByRole('alert').first().waitFor()
      await trader.button('auth:denial.deny').waitFor()
    },
    'asked.unreachable': async () => {
      await trader.shows(trader.t('app:failure.unreachable.short'))
      await trader.button('auth:denial.deny').waitFor()
    },
    lapsed: async () => {
      await trader.heading('auth:denial.lapsedTitle').waitFor()
      expect(await trader.link('auth:denial.newPassword').getAttribute('href')).toBe('/forgot-password')
    },
    denied: async () => {
      await trader.isAt('/verification')
      await trader.heading('auth:code.title').waitFor()
      expect(await trader.session()).toMatchObject({ userEmail: email, verificationType: 'passwordReset' })
      await trader.field('auth:code.label').fill(await mailedCode(market, email))
      await trader.heading('auth:newPassword.title').waitFor()
    },
  }
}
