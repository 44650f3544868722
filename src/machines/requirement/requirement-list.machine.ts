import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** A buyer's own requirements, or those of others that a seller may bid for or has bid for; it keeps up by itself. */
export const requirementListMachine = createListMachine('getRequirements', 'requirements', { live: ['requirement.changed'] })
