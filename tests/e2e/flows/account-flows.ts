import { expect } from 'vitest'
import { accountSwitchMachine } from '#src/machines/account-switch.machine.ts'
import { logoutMachine } from '#src/machines/logout.machine.ts'
import { accountSwitchAlphabet } from '#tests/support/alphabets/account-switch.ts'
import { logoutAlphabet } from '#tests/support/alphabets/logout.ts'
import type { FlowDriver } from './drive-flow.ts'

export const accountSwitchDriver: FlowDriver<typeof accountSwitchAlphabet> = {
  machine: accountSwitchMachine,
  alphabet: accountSwitchAlphabet,
  held: [],
  remembered: () => ({ account: 'seller' }),
  hands: ({ trader, visit, freeze, thaw, pass }) => ({
    open: { 'any page': () => visit('/my-order') },
    events: {
      'switch.asked': () => trader.chooseInAccountMenu('app:account.toSeller'),
      'switch.confirmed': async () => {
        await freeze()
        await trader.inDialog('app:switch.confirm').click()
      },
      'switch.cancelled': () => trader.inDialog('app:switch.cancel').click(),
      'the notice was read': async () => {
        await pass(799)
        await trader.shows(trader.say('app:switch.switching'))
        await pass(1)
        await thaw()
        await trader.isAt('/seller-home')
      },
    },
    looks: {
      settled: () => trader.asksNothing(),
      asking: () => trader.asks('app:switch.titleToSeller'),
      switching: () => trader.asks('app:switch.switching'),
    },
  }),
}

export const logoutDriver: FlowDriver<typeof logoutAlphabet> = {
  machine: logoutMachine,
  alphabet: logoutAlphabet,
  held: ['logout'],
  remembered: () => ({ account: 'buyer' }),
  hands: ({ trader, visit, line, market, token }) => ({
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
    looks: {
      idle: () => trader.asksNothing(),
      asking: () => trader.asks('app:logout.title'),
      loggingOut: async () => {
        await trader.asks('app:logout.title')
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
        await trader.asksNothing()
        await trader.shows(trader.say('app:logout.unexpected'))
        expect(await trader.session()).toMatchObject({ token })
      },
    },
  }),
}
