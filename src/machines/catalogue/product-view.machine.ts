import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody asks for something about a product, which stands beside what they ask. */
export const productViewMachine = createViewMachine('viewProduct')
