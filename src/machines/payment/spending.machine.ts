import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** What a buyer has paid and got back by month, in one currency; an order that is paid or refunded changes it. */
export const spendingMachine = createViewMachine('getSpending', {
  staledBy: ({ type }) => type === 'order.changed',
})
