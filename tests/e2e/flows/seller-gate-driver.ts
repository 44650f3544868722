import { sellerGateMachine } from '#src/machines/listing/seller-gate.machine.ts'
import { sellerGateEvents } from '#tests/support/event-fixtures/seller-gate.ts'
import type { FlowDriver } from './drive-flow.ts'

export const sellerGateDriver: FlowDriver<typeof sellerGateEvents> = {
  machine: sellerGateMachine,
  flowEvents: sellerGateEvents,
  held: [],
  storedSession: () => ({ account: 'seller' }),
  drivers: ({ trader, visit }) => ({
    open: { 'a page of the seller side': () => visit('/seller-orders') },
    events: {
      'switch.accepted': () => trader.inDialog('app:gate.seller.confirm').click(),
      'switch.declined': () => trader.inDialog('app:gate.seller.cancel').click(),
    },
    assertions: {
      asking: async () => {
        await trader.expectDialog('app:gate.seller.title')
        await trader.shows(trader.t('app:gate.seller.body'))
      },
      switched: async () => {
        await trader.isAt('/seller-home')
        await trader.expectNoDialog()
        await trader.link('app:navigation.myProducts').first().waitFor()
      },
      declined: async () => {
        await trader.isAt('/')
        await trader.expectNoDialog()
        await trader.link('app:navigation.products').first().waitFor()
      },
    },
  }),
}
