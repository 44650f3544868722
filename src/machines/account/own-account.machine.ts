import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/**
 * Somebody comes back with a session that another visit opened: name, plan and card may have changed since, on another device too.
 * Without an answer the page goes on with what it knew; a session that is over shows itself at the next call.
 */
export const ownAccountMachine = createViewMachine('getUserProfile')
