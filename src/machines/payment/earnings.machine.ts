import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** What a seller has earned, in one currency by one kind of period; a completed or refunded order changes it. */
export const earningsMachine = createViewMachine('getEarnings', {
  staledBy: ({ type }) => type === 'order.changed',
})
