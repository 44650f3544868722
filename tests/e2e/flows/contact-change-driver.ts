import { demoPassword } from '#server/demo/load-demo.ts'
import { contactChangeMachine } from '#src/machines/account/contact-change.machine.ts'
import { contactChangeEvents } from '#tests/support/event-fixtures/contact-change.ts'
import { coversItsCells } from './code-cells.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

export const contactChangeDriver: FlowDriver<typeof contactChangeEvents> = {
  machine: contactChangeMachine,
  flowEvents: contactChangeEvents,
  held: ['changeEmail', 'confirmContact'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: {
    'filling.asking: change.abandoned': 'The button is locked until the answer is there.',
    'coded.confirming: change.abandoned': 'The button is locked until the answer is there.',
    'coded.confirming: code.missed': 'The button is locked until the answer is there.',
  },
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    const section = sectionOf(stage)
    const busyButton = busyButtonOf(stage)
    let code = ''
    return {
      open: {
        'the own profile': async () => {
          await visit('/profile-edit')
          await trader.button('account:contact.changeEmail').waitFor()
        },
      },
      events: {
        'change.asked': () => trader.button('account:contact.changeEmail').click(),
        'contact.entered': async (ahead) => {
          const outcome = ahead.find((event) => event.startsWith('asking'))
          const password = section.locator('input[type="password"]')
          await trader.field('account:contact.newEmail').fill('nadia@padma.example')
          await password.fill(outcome === 'asking refused' ? 'not the password' : demoPassword)
          // The button takes no press while it is busy; the key is pressed all the same.
          if ((await busyButton.count()) > 0) await password.press('Enter')
          else await trader.button('account:contact.submit').click()
        },
        'code.entered': async (ahead) => {
          const outcome = ahead.find((event) => event.startsWith('confirming'))
          // The same once more is typed anew, too.
          await trader.field('auth:code.label').fill('')
          await trader.field('auth:code.label').fill(outcome === 'confirming refused' ? otherThan(code) : code)
        },
        'code.missed': () => trader.button('account:contact.missed').click(),
        'change.abandoned': () => trader.button('account:contact.cancel').click(),
        'asking answered': async () => {
          await line.carry('changeEmail')
          await trader.field('auth:code.label').waitFor()
          const mails = await market.deliver()
          code = /\d{6}/.exec(mails.findLast(({ recipient }) => recipient === 'nadia@padma.example')?.subject ?? '')?.[0] ?? ''
          // The marketplace's own clock: another code is sent half a minute after the last one at the earliest.
          market.clock.now = new Date(market.clock.now.getTime() + 30_000)
        },
        'asking refused': () => line.carry('changeEmail'),
        'asking unreachable': () => line.cut('changeEmail'),
        'confirming answered': async () => {
          await line.carry('confirmContact')
          await trader.isAt('/profile')
          await trader.shows('nadia@padma.example')
          // The next path signs in with the address that it knows.
          await market.store.update('users', { email: 'nadia@padma.example' }, { email: 'buyer@kimiya.example' })
        },
        'confirming refused': () => line.carry('confirmContact'),
        'confirming unreachable': () => line.cut('confirmContact'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

const sectionOf = ({ trader }: Stage) => trader.page.getByRole('region', { name: trader.t('account:contact.title') })

const busyButtonOf = (stage: Stage) => sectionOf(stage).locator('button[aria-busy="true"]')

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

function assertionsOf(stage: Stage) {
  const { trader, line } = stage
  const section = sectionOf(stage)
  const wrong = () => section.locator('input[aria-invalid="true"]').first().waitFor()
  const unreachable = () => section.getByText(trader.t('app:failure.unreachable.short')).waitFor()
  const nothingWrong = () => section.locator('input[aria-invalid="true"]').first().waitFor({ state: 'detached' })
  return {
    idle: () => trader.button('account:contact.changePhone').waitFor(),
    filling: () => trader.field('account:contact.newEmail').waitFor(),
    'filling.open': nothingWrong,
    'filling.asking': async () => {
      await busyButtonOf(stage).waitFor()
      await line.isWaiting('changeEmail')
    },
    'filling.refused': wrong,
    'filling.unreachable': unreachable,
    coded: async () => {
      await trader.field('auth:code.label').waitFor()
      await coversItsCells(trader.field('auth:code.label'))
    },
    'coded.awaited': nothingWrong,
    'coded.confirming': async () => {
      await busyButtonOf(stage).waitFor()
      await line.isWaiting('confirmContact')
    },
    'coded.wrong': wrong,
    'coded.unreachable': unreachable,
    changed: async () => {
      await trader.isAt('/profile')
      await trader.toast('success')
    },
  }
}
