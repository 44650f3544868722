import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody follows the delivery of an order: it is read again with each report of the carrier's. */
export const orderTrackingMachine = createViewMachine('viewOrder', {
  staledBy: (event, input) => event.type === 'order.changed' && event.subjectId === input.path.id,
})
