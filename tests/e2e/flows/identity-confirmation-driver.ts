import { identityConfirmationMachine } from '#src/machines/account/identity-confirmation.machine.ts'
import { identityConfirmationEvents } from '#tests/support/event-fixtures/identity-confirmation.ts'
import { register } from '#tests/support/registration.ts'
import { addAuthenticator, addPasskey, appCode } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import type { FlowDriver } from './drive-flow.ts'
import { openNamedSite, openPasskeyGate } from './passkey-gate.ts'

let people = 0

/** Every path has an account of its own, with an app, a passkey in the browser and recovery codes; it adds another app. */
export const identityConfirmationDriver: FlowDriver<typeof identityConfirmationEvents> = {
  machine: identityConfirmationMachine,
  flowEvents: identityConfirmationEvents,
  held: ['confirmIdentity', 'challengePasskey'],
  site: openNamedSite,
  leftOut: {
    'challenging: method.chosen': 'The buttons are locked until the answer is there.',
    'challenging: passkey.wanted': 'The button takes no press while it is busy.',
    'challenging: proof.entered': 'The form of the code is not there.',
    'signing: method.chosen': 'The buttons are locked while the browser asks.',
    'signing: passkey.wanted': 'The button takes no press while it is busy.',
    'signing: proof.entered': 'The form of the code is not there.',
    'confirming: method.chosen': 'The buttons are locked until the answer is there.',
    'confirming: passkey.wanted': 'The buttons are locked until the answer is there.',
    'confirming: proof.entered': 'The button takes no press while it is busy.',
    'over: method.chosen': 'The dialog is closed.',
    'over: passkey.wanted': 'The dialog is closed.',
    'over: proof.entered': 'The dialog is closed.',
    'confirmed: method.chosen': 'The dialog is closed.',
    'confirmed: passkey.wanted': 'The dialog is closed.',
    'confirmed: proof.entered': 'The dialog is closed.',
  },
  drivers: (stage) => {
    const { trader, visit, line, market, url } = stage
    const { page, t } = trader
    const site = { origin: url, rpId: 'localhost' }
    let token = ''
    let secret = ''
    let userId = ''
    let stranger = ''
    let gate: Awaited<ReturnType<typeof openPasskeyGate>>
    const dialog = page.getByRole('alertdialog', { name: t('auth:stepUp.title') })
    /** Presses the button that changes to a method, by way of another one when it is the present. */
    const choose = async (key: 'auth:factor.toAuthenticator' | 'auth:factor.toPasskey' | 'auth:factor.toRecoveryCode') => {
      if ((await trader.button(key).count()) === 0) {
        const other = key === 'auth:factor.toPasskey' ? 'auth:factor.toRecoveryCode' : 'auth:factor.toPasskey'
        await trader.button(other).click()
      }
      await trader.button(key).click()
    }
    const endSession = () => market.store.remove('sessions', { userId })
    return {
      open: {
        'an account with every factor': async () => {
          gate = await openPasskeyGate(page)
          const email = `confirming${(people += 1)}@kimiya.example`
          const added = await addAuthenticator(market, await register(market, { email }))
          secret = added.secret
          const passkey = softPasskey(`a-confirming-passkey-${people}`)
          token = (await addPasskey(market, added.token, passkey, site)).token
          await gate.addPasskey(passkey.stored())
          const user = await market.call('getUser', { token })
          userId = user._id
          stranger = (await market.store.find('users', { email: 'seller2@kimiya.example' }))?._id ?? ''
          await market.store.update('sessions', { userId }, { identityConfirmedAt: '2026-01-01T00:00:00.000Z' })
          await visit('/login')
          await page.evaluate((session) => localStorage.setItem('kimiya.session.1', JSON.stringify(session)), {
            token,
            userId,
            fullName: user.fullName,
          })
          await visit('/setting')
          await trader.button('account:factors.addAuthenticator').click()
          await trader.field('account:factors.name').fill('Tablet')
          await trader.inDialog('account:factors.continue').click()
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
          await market.store.update('secondFactors', { userId: stranger, kind: 'passkey' }, { userId })
          if ((await trader.button('auth:factor.usePasskey').count()) === 0) await choose('auth:factor.toPasskey')
          await trader.button('auth:factor.usePasskey').click()
        },
        'challenging answered': () => line.carry('challengePasskey'),
        'challenging refused': async () => {
          // Another tab has removed it.
          await market.store.update('secondFactors', { userId, kind: 'passkey' }, { userId: stranger })
          await line.carry('challengePasskey')
        },
        'challenging over': async () => {
          await endSession()
          await line.carry('challengePasskey')
        },
        'challenging unreachable': () => line.cut('challengePasskey'),
        'signing done': () => gate.allow(),
        'signing abandoned': () => gate.refuse(),
        'confirming answered': () => line.carry('confirmIdentity'),
        'confirming refused': async () => {
          // A passkey is refused when its challenge was spent meanwhile.
          await market.store.update('sessions', { userId }, { challenge: null })
          await line.carry('confirmIdentity')
        },
        'confirming over': async () => {
          await endSession()
          await line.carry('confirmIdentity')
        },
        'confirming unreachable': () => line.cut('confirmIdentity'),
      },
      assertions: {
        open: () => dialog.waitFor(),
        challenging: async () => {
          await dialog.locator('button[aria-busy="true"]').waitFor()
          await line.isWaiting('challengePasskey')
        },
        signing: async () => {
          await dialog.locator('button[aria-busy="true"]').waitFor()
          await gate.isAsking()
        },
        notSigned: () => dialog.getByText(t('auth:factor.notSigned')).waitFor(),
        confirming: async () => {
          await dialog.locator('button[aria-busy="true"]').waitFor()
          await line.isWaiting('confirmIdentity')
        },
        refused: () => dialog.getByRole('alert').first().waitFor(),
        unreachable: () => dialog.getByText(t('app:failure.unreachable.short')).waitFor(),
        over: async () => {
          await trader.isAt('/login')
          await dialog.waitFor({ state: 'detached' })
        },
        // The refused call was made again, and its page goes on.
        confirmed: async () => {
          await trader.heading('account:factors.scanTitle').waitFor()
          await dialog.waitFor({ state: 'detached' })
        },
      },
    }
  },
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
