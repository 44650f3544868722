import { secondFactorsMachine } from '#src/machines/account/second-factors.machine.ts'
import { secondFactorsEvents } from '#tests/support/event-fixtures/second-factors.ts'
import { register } from '#tests/support/registration.ts'
import { appCode } from '#tests/support/second-factors.ts'
import type { FlowDriver } from './drive-flow.ts'
import { insertFactor } from './factor-rows.ts'
import { openNamedSite, openPasskeyGate } from './passkey-gate.ts'
import type { Stage } from './stage.ts'

let people = 0

/** Every path has an account of its own, with an app. */
export const secondFactorsDriver: FlowDriver<typeof secondFactorsEvents> = {
  machine: secondFactorsMachine,
  flowEvents: secondFactorsEvents,
  held: [
    'getSecondFactors',
    'enrolAuthenticator',
    'enrolPasskey',
    'removeSecondFactor',
    'renewRecoveryCodes',
    'confirmAuthenticator',
    'confirmPasskey',
  ],
  site: openNamedSite,
  leftOut: {
    'asking.sending: change.confirmed': 'The button takes no press while it is busy.',
    'asking.sending: change.abandoned': 'The button is locked until the answer is there.',
  },
  // What begins is the change that was asked for.
  rulesOut: {
    'change.asked for an app': ['beginning a passkey answered', 'beginning a removal answered', 'beginning codes answered'],
    'change.asked for a passkey': ['beginning an app answered', 'beginning a removal answered', 'beginning codes answered'],
    'change.asked for a removal': ['beginning an app answered', 'beginning a passkey answered', 'beginning codes answered'],
    'change.asked for codes': ['beginning an app answered', 'beginning a passkey answered', 'beginning a removal answered'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    const { page, t } = trader
    let userId = ''
    let kind: keyof typeof calls = 'authenticator'
    let gate: Awaited<ReturnType<typeof openPasskeyGate>>
    // Shortest paths take every change for the same: what is asked for is what begins then.
    const ask = (chosen: typeof kind) => async (ahead: readonly string[]) => {
      const answer = ahead.find((event) => event.startsWith('beginning') && event.endsWith('answered'))
      kind = begun[answer ?? ''] ?? chosen
      const buttons = {
        authenticator: trader.button('account:factors.addAuthenticator'),
        passkey: trader.button('account:factors.addPasskey'),
        removal: removeButton.first(),
        recoveryCodes: trader.button('account:factors.renewCodes'),
      }
      await buttons[kind].click()
    }
    const ensureFactor = async () => {
      if ((await market.store.count('secondFactors', { userId })) === 0) await insertFactor(stage, userId)
    }
    const dropFactors = () => market.store.remove('secondFactors', { userId })
    const removeButton = page.getByRole('button', { name: new RegExp(t('account:factors.removeOf', { name: '.+' })) })
    const carryBegun = async () => {
      await ensureFactor()
      await line.carry(calls[kind])
    }
    return {
      open: {
        'the own factors': async () => {
          gate = await openPasskeyGate(page)
          const token = await register(market, { email: `owner${(people += 1)}@kimiya.example` })
          const user = await market.call('getUser', { token })
          userId = user._id
          await insertFactor(stage, userId)
          await visit('/login')
          await page.evaluate((session) => localStorage.setItem('kimiya.session.1', JSON.stringify(session)), {
            token,
            userId,
            fullName: user.fullName,
          })
          await visit('/setting')
        },
      },
      events: {
        'retry.asked': async () => {
          await market.store.update('users', { _id: userId }, { status: 'active' })
          await sectionOf(stage)
            .getByRole('button', { name: t('app:failure.retry') })
            .click()
        },
        'change.asked for an app': ask('authenticator'),
        'change.asked for a passkey': ask('passkey'),
        'change.asked for a removal': ask('removal'),
        'change.asked for codes': ask('recoveryCodes'),
        'change.confirmed': async () => {
          await market.store.update('users', { _id: userId }, { status: 'active' })
          const dialog = trader.dialog()
          const name = dialog.getByLabel(t('account:factors.name'))
          if ((await name.count()) > 0) await name.fill('Office phone')
          await dialog.locator('button[type="submit"]').click()
        },
        'change.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'code.entered': async ([outcome]) => {
          const secret = (await trader.dialog().locator('code').innerText()).replaceAll(' ', '')
          const right = appCode(market, secret)
          const field = trader.field('auth:code.label')
          await field.fill('')
          await field.fill(outcome === 'confirming refused' ? otherThan(right) : right)
        },
        'codes.stored': async () => {
          await page.getByRole('checkbox', { name: t('account:factors.codesStored') }).check()
          await trader.inDialog('account:factors.done').click()
        },
        'reading answered': async () => {
          await ensureFactor()
          await line.carry('getSecondFactors')
        },
        'reading refused': async () => {
          await market.store.update('users', { _id: userId }, { status: 'suspended' })
          await line.carry('getSecondFactors')
        },
        'reading unreachable': () => line.cut('getSecondFactors'),
        'beginning an app answered': carryBegun,
        'beginning a passkey answered': carryBegun,
        'beginning a removal answered': carryBegun,
        'beginning codes answered': carryBegun,
        'beginning refused': async () => {
          await market.store.update('users', { _id: userId }, { status: 'suspended' })
          await line.carry(calls[kind])
        },
        'beginning unreachable': () => line.cut(calls[kind]),
        'confirming answered': async () => {
          await dropFactors()
          await line.carry('confirmAuthenticator')
        },
        'confirming answered without codes': async () => {
          await ensureFactor()
          await line.carry('confirmAuthenticator')
        },
        'confirming refused': () => line.carry('confirmAuthenticator'),
        'confirming unreachable': () => line.cut('confirmAuthenticator'),
        'creating done': () => gate.allow(),
        'creating abandoned': () => gate.refuse(),
        'adding answered': async () => {
          await dropFactors()
          await line.carry('confirmPasskey')
        },
        'adding answered without codes': async () => {
          await ensureFactor()
          await line.carry('confirmPasskey')
        },
        'adding unreachable': () => line.cut('confirmPasskey'),
      },
      assertions: assertionsOf(stage, { isAsking: () => gate.isAsking(), isSending: () => line.isWaiting(calls[kind]) }),
    }
  },
}

const calls = {
  authenticator: 'enrolAuthenticator',
  passkey: 'enrolPasskey',
  removal: 'removeSecondFactor',
  recoveryCodes: 'renewRecoveryCodes',
} as const

const begun: Readonly<Record<string, keyof typeof calls>> = {
  'beginning an app answered': 'authenticator',
  'beginning a passkey answered': 'passkey',
  'beginning a removal answered': 'removal',
  'beginning codes answered': 'recoveryCodes',
}

const sectionOf = ({ trader }: Stage) => trader.page.getByRole('region', { name: trader.t('account:factors.title') })

function assertionsOf(stage: Stage, { isAsking, isSending }: Record<'isAsking' | 'isSending', () => Promise<unknown>>) {
  const { trader, line } = stage
  const section = sectionOf(stage)
  const { t } = trader
  const dialog = trader.dialog()
  const wrong = () => dialog.locator('input[aria-invalid="true"]').waitFor()
  const unreachable = () => dialog.getByText(t('app:failure.unreachable.short')).waitFor()
  const busyIn = () => dialog.locator('button[aria-busy="true"]').waitFor()
  return {
    loading: () => line.isWaiting('getSecondFactors'),
    refused: () => section.getByText(t('app:failure.refused.title')).waitFor(),
    unreachable: () => section.getByText(t('app:failure.unreachable.title')).waitFor(),
    shown: async () => {
      await trader.button('account:factors.renewCodes').waitFor()
      await trader.expectNoDialog()
    },
    asking: () => dialog.waitFor(),
    'asking.open': () => dialog.waitFor(),
    'asking.sending': async () => {
      await busyIn()
      await isSending()
    },
    'asking.refused': () => dialog.getByText(t('server:refused.suspended')).waitFor(),
    'asking.unreachable': unreachable,
    scanning: () => dialog.getByRole('img', { name: t('account:factors.scanLabel') }).waitFor(),
    'scanning.awaited': () => trader.field('auth:code.label').waitFor(),
    'scanning.confirming': async () => {
      await busyIn()
      await line.isWaiting('confirmAuthenticator')
    },
    'scanning.wrong': wrong,
    'scanning.unreachable': unreachable,
    creating: async () => {
      await isAsking()
      await trader.expectNoDialog()
    },
    adding: () => line.isWaiting('confirmPasskey'),
    codesShown: () => dialog.getByRole('listitem').nth(9).waitFor(),
  }
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
