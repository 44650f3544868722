import { createReadingMachine, readBy } from '#src/machines/platform/create-reading-machine.ts'

/** What a seller has earned, in one currency by one kind of period; a completed or refunded order changes it. */
export const earningsMachine = createReadingMachine({
  ...readBy('getEarnings'),
  staledBy: ({ type }) => type === 'order.changed',
})
