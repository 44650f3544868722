import { signInConfirmationMachine } from '#src/machines/account/sign-in-confirmation.machine.ts'
import { signInConfirmationEvents } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, addPasskey, appCode } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import type { FlowDriver } from './drive-flow.ts'
import { openNamedSite, openPasskeyGate } from './passkey-gate.ts'

let people = 0

/** Every path has an account of its own, with an app, a passkey in the browser, and recovery codes. */
export const signInConfirmationDriver: FlowDriver<typeof signInConfirmationEvents> = {
  machine: signInConfirmationMachine,
  flowEvents: signInConfirmationEvents,
  held: ['confirmSignIn'],
  site: openNamedSite,
  leftOut: {
    'signing: method.chosen': 'The buttons are locked while the browser asks.',
    'signing: passkey.wanted': 'The button takes no press while it is busy.',
    'signing: proof.entered': 'The form of the code is not there.',
    'confirming: method.chosen': 'The buttons are locked until the answer is there.',
    'confirming: passkey.wanted': 'The buttons are locked until the answer is there.',
    'confirming: proof.entered': 'The button takes no press while it is busy.',
    'over: method.chosen': 'The forms are gone.',
    'over: passkey.wanted': 'The forms are gone.',
    'over: proof.entered': 'The forms are gone.',
    'signedIn: method.chosen': 'The page has been left.',
    'signedIn: passkey.wanted': 'The page has been left.',
    'signedIn: proof.entered': 'The page has been left.',
  },
  drivers: (stage) => {
    const { trader, visit, line, market, url } = stage
    const { page } = trader
    let secret = ''
    let gate: Awaited<ReturnType<typeof openPasskeyGate>>
    const site = { origin: url, rpId: 'localhost' }
    /** Presses the button that changes to a method, by way of another one when it is the present. */
    const choose = async (key: 'auth:factor.toAuthenticator' | 'auth:factor.toPasskey' | 'auth:factor.toRecoveryCode') => {
      if ((await trader.button(key).count()) === 0) {
        const other = key === 'auth:factor.toPasskey' ? 'auth:factor.toRecoveryCode' : 'auth:factor.toPasskey'
        await trader.button(other).click()
      }
      await trader.button(key).click()
    }
    return {
      open: {
        'on the way to the orders': async () => {
          gate = await openPasskeyGate(page)
          const email = `careful${(people += 1)}@kimiya.example`
          const added = await addAuthenticator(market, await register(market, { email }))
          secret = added.secret
          const passkey = softPasskey(`a-passkey-${people}`)
          await addPasskey(market, added.token, passkey, site)
          await gate.addPasskey(passkey.stored())
          await visit('/my-order')
          await trader.inDialog('app:gate.login.confirm').click()
          await trader.field('fields:email').fill(email)
          await trader.field('fields:password').fill(registrant.password)
          await trader.button('auth:login.submit').click()
          await trader.heading('auth:factor.title').waitFor()
        },
      },
      events: {
        'method.chosen: recovery code': () => choose('auth:factor.toRecoveryCode'),
        'method.chosen: passkey': () => choose('auth:factor.toPasskey'),
        'code entered': async ([outcome]) => {
          if ((await trader.field('auth:code.label').count()) === 0) await choose('auth:factor.toAuthenticator')
          const right = appCode(market, secret, 30)
          await trader.field('auth:code.label').fill('')
          await trader.field('auth:code.label').fill(outcome === 'confirming refused' ? otherThan(right) : right)
        },
        'passkey.wanted': async () => {
          if ((await trader.button('auth:factor.usePasskey').count()) === 0) await choose('auth:factor.toPasskey')
          await trader.button('auth:factor.usePasskey').click()
        },
        'signing done': () => gate.allow(),
        'signing abandoned': () => gate.refuse(),
        'confirming answered': () => line.carry('confirmSignIn'),
        'confirming refused': async () => {
          // A passkey is refused when its challenge was spent meanwhile.
          for (const { _id, challenge } of await market.store.list('pendingSignIns', {}))
            if (challenge !== null) await market.store.update('pendingSignIns', { _id }, { challenge: null })
          await line.carry('confirmSignIn')
        },
        'confirming over': async () => {
          market.clock.now = new Date(market.clock.now.getTime() + 600_000)
          await line.carry('confirmSignIn')
        },
        'confirming unreachable': () => line.cut('confirmSignIn'),
      },
      assertions: {
        open: () => trader.heading('auth:factor.title').waitFor(),
        signing: async () => {
          await page.locator('button[aria-busy="true"]').waitFor()
          await gate.isAsking()
        },
        notSigned: () => trader.shows(trader.t('auth:factor.notSigned')),
        confirming: async () => {
          await page.locator('button[aria-busy="true"]').waitFor()
          await line.isWaiting('confirmSignIn')
        },
        refused: () => page.getByRole('alert').first().waitFor(),
        unreachable: () => trader.shows(trader.t('app:failure.unreachable.short')),
        over: async () => {
          await trader.shows(trader.t('server:field.signInOver'))
          await trader.button('auth:factor.restart').waitFor()
        },
        signedIn: async () => {
          await trader.isAt('/my-order')
          await trader.heading('order:list.buyerTitle').waitFor()
        },
      },
    }
  },
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
