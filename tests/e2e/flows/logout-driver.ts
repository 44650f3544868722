import { expect } from 'vitest'
import { logoutMachine } from '#src/machines/account/logout.machine.ts'
import { logoutEvents } from '#tests/support/event-fixtures/logout.ts'
import type { FlowDriver } from './drive-flow.ts'

export const logoutDriver: FlowDriver<typeof logoutEvents> = {
  machine: logoutMachine,
  flowEvents: logoutEvents,
  held: ['logout'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'loggingOut: logout.asked': 'The question covers the menu until the answer is there.' },
  barred: { asking: ['logout.asked'] },
  rulesOut: { 'loggingOut answered': 'all', 'loggingOut refused': 'all' },
  drivers: ({ trader, visit, line, market, token }) => ({
    open: { 'any page': () => visit('/') },
    events: {
      'logout.asked': () => trader.chooseInAccountMenu('app:account.logout'),
      'logout.confirmed': () => trader.inDialog('app:logout.confirm').click(),
      'logout.cancelled': () => trader.inDialog('app:logout.cancel').click(),
      'loggingOut answered': () => line.carry('logout'),
      'loggingOut refused': async () => {
        // They have signed out of this session in another browser.
        await market.call('logout', { token })
        await line.carry('logout')
      },
      'loggingOut unreachable': () => line.cut('logout'),
    },
    assertions: {
      idle: () => trader.expectNoDialog(),
      asking: () => trader.expectDialog('app:logout.title'),
      loggingOut: async () => {
        await trader.expectDialog('app:logout.title')
        await trader.dialog().getByRole('button', { disabled: true }).first().waitFor()
        await line.isWaiting('logout')
      },
      loggedOut: async () => {
        await trader.isAt('/login')
        await trader.toast('success')
        expect(await trader.session()).toMatchObject({ token: null, fullName: null, accountType: 'Buyer' })
      },
      refused: async () => {
        await trader.isAt('/login')
        await trader.toast('error')
        expect(await trader.session()).toMatchObject({ token: null, fullName: null })
      },
      failed: async () => {
        await trader.expectNoDialog()
        await trader.shows(trader.t('app:logout.unexpected'))
        expect(await trader.session()).toMatchObject({ token })
      },
    },
  }),
}
