import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody orders again: what the order said then is held against what the product says now. */
export const earlierOrderMachine = createViewMachine('viewOrder')
