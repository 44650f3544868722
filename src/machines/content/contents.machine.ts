import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/**
 * Somebody reads what the marketplace tells everybody: FAQs, about us, terms, privacy. The answer is in the language that was asked for.
 */
export const contentsMachine = createViewMachine('getUserContents')
