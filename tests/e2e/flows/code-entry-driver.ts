import { expect } from 'vitest'
import { codeEntryMachine } from '#src/machines/account/code-entry.machine.ts'
import { codeEntryEvents } from '#tests/support/event-fixtures/code-entry.ts'
import { signUp } from '#tests/support/registration.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const email = 'rafiq@kimiya.example'

export const codeEntryDriver: FlowDriver<typeof codeEntryEvents> = {
  machine: codeEntryMachine,
  flowEvents: codeEntryEvents,
  held: ['verifyOTP', 'resendOTP'],
  leftOut: {
    'code.entry.verifying: code.entered': 'The button takes no press while it is busy.',
    'code.entry.expired: code.entered': 'The button is locked until there is a new code.',
  },
  storedSession: (input) => (input === 'a code of nobody' ? {} : { session: { userEmail: email } }),
  drivers: (stage) => {
    const { trader, visit, line, market, freeze, pass, jump } = stage
    let code = ''
    const openCode = async (resendAfter: number) => {
      const proof = await sendCode(stage)
      code = proof.code
      await visit('/verification')
      // As the registration's page leaves it in the history and in the session, where a reload finds it.
      await trader.page.evaluate(
        ({ after, codeToken }) => {
          history.replaceState({ usr: { resendAfter: after }, key: 'code', idx: 0 }, '')
          const key = 'kimiya.session.1'
          const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
          localStorage.setItem(key, JSON.stringify({ ...session, codeToken }))
        },
        { after: resendAfter, codeToken: proof.codeToken },
      )
      await trader.page.reload()
      await trader.heading('auth:code.title').waitFor()
      await freeze()
    }
    return {
      open: {
        'a code of nobody': () => visit('/verification'),
        'a code just sent': () => openCode(60),
        'a code sent a while ago': () => openCode(20),
      },
      events: {
        'code.entered': async ([outcome]) => {
          await trader.field('auth:code.label').fill(outcome === 'verifying refused' ? otherThan(code) : code)
        },
        'code.wanted': () => trader.button('auth:code.resend').click(),
        'verifying answered': () => line.carry('verifyOTP'),
        'verifying refused': () => line.carry('verifyOTP'),
        'verifying unreachable': () => line.cut('verifyOTP'),
        'resending answered': async () => {
          // The marketplace's own clock: a new code is sent half a minute after the last one at the earliest.
          market.clock.now = new Date(market.clock.now.getTime() + 30_000)
          await line.carry('resendOTP')
        },
        'resending unreachable': () => line.cut('resendOTP'),
        'ten minutes passed': () => jump(600_000),
        'a second passed': () => pass(20_000),
      },
      assertions: assertionsOf(stage),
    }
  },
}

function assertionsOf({ trader, line }: Stage) {
  const resend = trader.button('auth:code.resend')
  return {
    requestMissing: () => trader.heading('auth:code.unknownTitle').waitFor(),
    code: () => trader.heading('auth:code.title').waitFor(),
    'code.entry': () => trader.field('auth:code.label').waitFor(),
    'code.entry.awaited': async () => expect(await trader.page.locator('input[aria-invalid="true"]').count()).toBe(0),
    'code.entry.verifying': async () => {
      await trader.page.locator('button[aria-busy="true"]').waitFor()
      await line.isWaiting('verifyOTP')
    },
    'code.entry.wrong': () => trader.page.locator('input[aria-invalid="true"]').waitFor(),
    'code.entry.unreachable': () => trader.shows(trader.t('app:failure.unreachable.short')),
    'code.entry.expired': async () => {
      await trader.shows(trader.t('auth:code.expired'))
      expect(await trader.button('auth:code.submit').isDisabled()).toBe(true)
    },
    'code.resend': () => trader.page.getByRole('button', { name: trader.t('auth:code.resend') }).waitFor(),
    'code.resend.cooling': () => trader.page.locator('button:disabled', { hasText: trader.t('auth:code.resend') }).waitFor(),
    'code.resend.ready': async () => {
      await resend.waitFor()
      expect(await resend.isEnabled()).toBe(true)
    },
    'code.resend.resending': async () => {
      await trader.page.locator('button[aria-busy="true"]', { hasText: trader.t('auth:code.resend') }).waitFor()
      await line.isWaiting('resendOTP')
    },
    verified: () => trader.isAt('/login'),
  }
}

/** Registers somebody whose address is not proven yet; returns what proves it. */
async function sendCode({ market }: Stage) {
  // The account of a walk before.
  const earlier = await market.store.find('users', { email })
  if (earlier !== undefined) {
    await market.store.remove('sellers', { _id: earlier._id })
    await market.store.remove('users', { _id: earlier._id })
  }
  return signUp(market, { email })
}

/** A code of six digits that is not this one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
