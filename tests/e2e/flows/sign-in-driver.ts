import { expect } from 'vitest'
import { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { signInEvents } from '#tests/support/event-fixtures/sign-in.ts'
import { signUp } from '#tests/support/registration.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import { insertFactor } from './factor-rows.ts'

const email = 'buyer@kimiya.example'
/** What the account is called while a registration has its address. */
const setAside = 'set-aside@kimiya.example'

export const signInDriver: FlowDriver<typeof signInEvents> = {
  machine: signInMachine,
  flowEvents: signInEvents,
  held: ['login'],
  leftOut: { 'signingIn: credentials.submitted': 'The button takes no press while it is busy.' },
  rulesOut: {
    'signingIn answered': 'all',
    'code.wanted': 'all',
    // Until the limit of tries expires.
    'signingIn refused': ['signingIn answered', 'signingIn corrected', 'signingIn unverified', 'signingIn asked for a factor'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    return {
      open: {
        'on the way to the orders': async () => {
          await visit('/my-order')
          await trader.inDialog('app:gate.login.confirm').click()
          await trader.heading('auth:login.title').waitFor()
        },
      },
      events: {
        'credentials.submitted': async ([outcome]) => {
          await market.store.update('users', { email: setAside }, { email })
          await market.store.remove('secondFactors', {})
          const payload = outcome === 'signingIn corrected' ? 'not the password' : demoPassword
          await trader.field('fields:email').fill(email)
          await trader.field('fields:password').fill(payload)
          await trader.button('auth:login.submit').click()
        },
        'code.wanted': async () => {
          await trader.button('auth:login.enterCode').click()
          await trader.isAt('/verification')
          await trader.heading('auth:code.title').waitFor()
          await market.store.update('users', { email: setAside }, { email })
          return left
        },
        'signingIn answered': () => line.carry('login'),
        'signingIn corrected': () => line.carry('login'),
        'signingIn unverified': async () => {
          await market.store.update('users', { email }, { email: setAside })
          await signUp(market, { email })
          // The demo's password has a part of this address in it, so nobody registers with it.
          const account = await market.store.find('users', { email: setAside })
          await market.store.update('registrations', { email }, { passwordHash: account?.passwordHash ?? '' })
          await line.carry('login')
        },
        'signingIn asked for a factor': async () => {
          const account = await market.store.find('users', { email })
          await insertFactor(stage, account?._id ?? '')
          await line.carry('login')
        },
        'signIn.restarted': async () => {
          await market.store.remove('secondFactors', {})
          await trader.button('auth:factor.restart').click()
        },
        'signingIn refused': async () => {
          // The address has used its ten tries of the minute.
          for (let tries = 0; tries < 10; tries += 1) {
            await market.envelope('login', {
              address: '127.0.0.1',
              body: { email: `${tries}@kimiya.example`, password: 'wrong' },
            })
          }
          await line.carry('login')
        },
        'signingIn unreachable': () => line.cut('login'),
      },
      assertions: {
        open: () => trader.button('auth:login.submit').waitFor(),
        signingIn: async () => {
          await trader.page.locator('button[aria-busy="true"]').waitFor()
          await line.isWaiting('login')
        },
        corrected: async () => {
          await trader.shows(trader.t('server:field.credentials'))
          expect(await trader.field('fields:email').inputValue()).toBe(email)
        },
        unverified: async () => {
          await trader.shows(trader.t('auth:login.unverified'))
          await trader.button('auth:login.enterCode').waitFor()
        },
        secondFactor: () => trader.heading('auth:factor.title').waitFor(),
        refused: async () => {
          await trader.page.getByRole('alert').first().waitFor()
          expect(await trader.field('fields:email').inputValue()).toBe(email)
        },
        unreachable: async () => {
          await trader.shows(trader.t('app:failure.unreachable.short'))
          expect(await trader.field('fields:password').inputValue()).toBe(demoPassword)
        },
        signedIn: async () => {
          await trader.isAt('/my-order')
          await trader.heading('order:list.buyerTitle').waitFor()
        },
      },
    }
  },
}
