import { accountSwitchMachine } from '#src/machines/account/account-switch.machine.ts'
import { accountSwitchEvents } from '#tests/support/event-fixtures/account-switch.ts'
import type { FlowDriver } from './drive-flow.ts'

export const accountSwitchDriver: FlowDriver<typeof accountSwitchEvents> = {
  machine: accountSwitchMachine,
  flowEvents: accountSwitchEvents,
  held: [],
  storedSession: () => ({ account: 'seller' }),
  // From there the menu leads back.
  rulesOut: { 'the notice was read': 'all' },
  drivers: ({ trader, visit, freeze, thaw, pass }) => ({
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
        await trader.shows(trader.t('app:switch.switching'))
        await pass(1)
        await thaw()
        await trader.isAt('/seller-home')
      },
    },
    assertions: {
      settled: () => trader.expectNoDialog(),
      asking: () => trader.expectDialog('app:switch.titleToSeller'),
      switching: () => trader.expectDialog('app:switch.switching'),
    },
  }),
}
