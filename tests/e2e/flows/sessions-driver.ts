import { sessionsMachine } from '#src/machines/account/sessions.machine.ts'
import { sessionsEvents } from '#tests/support/event-fixtures/sessions.ts'
import { type FlowDriver, left } from './drive-flow.ts'

/** Every path has signed in once more, so that there is another device. */
export const sessionsDriver: FlowDriver<typeof sessionsEvents> = {
  machine: sessionsMachine,
  flowEvents: sessionsEvents,
  held: ['getSessions', 'endSession'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no devices to read again.' },
  rulesOut: { 'reading, signed out elsewhere': 'all' },
  drivers: ({ trader, visit, line, market, token }) => {
    const { page, t } = trader
    const endButton = page.getByRole('button', { name: new RegExp(t('account:sessions.endOf', { device: '.+' })) })
    return {
      open: {
        'the own devices': async () => {
          const { _id: userId } = await market.call('getUser', { token })
          const { sessions } = await market.call('getSessions', { token })
          for (const { _id, current } of sessions) if (!current) await market.store.remove('sessions', { _id, userId })
          await market.signIn('buyer')
          await visit('/setting')
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'ending.asked for one': () => endButton.first().click(),
        'ending.asked for all others': () => trader.button('account:sessions.endOthers').click(),
        'ending.confirmed': () => trader.inDialog('account:sessions.end').click(),
        'ending.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'reading answered': () => line.carry('getSessions'),
        'reading unreachable': () => line.cut('getSessions'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getSessions')
          await trader.isAt('/login')
          return left
        },
        'ending answered': async () => {
          await line.carry('endSession')
          await trader.toast('success')
        },
        'ending unreachable': async () => {
          await line.cut('endSession')
          await trader.toast('error')
        },
      },
      assertions: {
        loading: () => line.isWaiting('getSessions'),
        refused: () => trader.shows(t('app:failure.refused.title')),
        unreachable: () => trader.shows(t('app:failure.unreachable.title')),
        shown: async () => {
          await trader.shows(t('account:sessions.current'))
          await trader.expectNoDialog()
        },
        asking: async () => {
          await trader.dialog().waitFor()
          await trader.shows(t('account:sessions.consequence'))
        },
        ending: async () => {
          await line.isWaiting('endSession')
          await trader.dialog().locator('button[aria-busy="true"]').waitFor()
        },
      },
    }
  },
}
