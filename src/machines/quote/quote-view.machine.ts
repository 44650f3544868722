import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** A quote that has ended, from which a new one is begun. */
export const quoteViewMachine = createViewMachine('viewOrder')
