import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** What somebody has in the wallet; a refund or credit comes with a change of an order or a notice. */
export const walletMachine = createViewMachine('getUserWalletInfo', {
  staledBy: ({ type }) => type === 'order.changed' || type === 'notification.created',
})
