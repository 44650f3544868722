import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** The payment terms that a seller grants, or a buyer is granted, with what of each credit is used; an order that changes has it read again. */
export const paymentTermsMachine = createViewMachine('getPaymentTerms', {
  staledBy: ({ type }) => type === 'order.changed',
})
