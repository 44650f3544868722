import { createTurns } from './turns.ts'

/**
 * One account, and all visitors together, have half of the store's connections for their transactions at most: those that write again and
 * again to one row wait for each other, and nobody else does.
 */
const accountWrites = { atOnce: Number.POSITIVE_INFINITY, ofOne: 5, waiting: 200 }
const visitorWrites = { ...accountWrites, atOnce: 5 }
/** Long lists are drawn up in the one thread that serves everybody: one account has a few of its reads at once. */
const accountReads = { ...accountWrites, ofOne: 3 }

export type CallerTurns = ReturnType<typeof createCallerTurns>

/** Transactions of visitors and of accounts, and the reads of accounts, in turns. */
export const createCallerTurns = () => ({
  ofVisitors: createTurns(visitorWrites),
  ofAccounts: createTurns(accountWrites),
  ofReaders: createTurns(accountReads),
})
