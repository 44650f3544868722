import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** What a requirement says now, for the form in which it is put in other words. */
export const requirementViewMachine = createViewMachine('viewRequirement')
