import type { Tables } from '../store.ts'
import { StoreUnavailable } from '../store.ts'
import type { TableName } from '../tables.ts'
import { KeyedMutex, KeyTaken } from './keyed-mutex.ts'
import type { FreeConnection, Transaction } from './connection.ts'
import { isRetryable, translated } from './errors.ts'
import { PendingInserts } from './pending-inserts.ts'
import { type Call, storeTables, translating } from './store-tables.ts'
import { Mutex } from './mutex.ts'

/** How often a transaction is run before the database counts as too busy. */
const tries = 10
/** From this try on it is run while no other transaction of this process runs. */
const aloneFrom = 4
/** The longest wait before the second try, in milliseconds; it doubles with each. */
const firstWait = 4
const longestWait = 250

type Work<Result> = (tables: Tables) => Promise<Result>

/** Runs transactions as `Store.transaction` promises, all of one process. */
export function serializable(db: FreeConnection): <Result>(work: Work<Result>) => Promise<Result> {
  const counterMutex = new KeyedMutex()
  const mutex = new Mutex()

  async function untilDone<Result>(work: Work<Result>, held: Set<string>): Promise<Result> {
    const takeCounter = (counter: string) => {
      if (held.has(counter)) return
      if (!counterMutex.tryTake(counter)) throw new KeyTaken(counter)
      held.add(counter)
    }
    for (let count = 1; ; count++) {
      await mutex.enter(count >= aloneFrom)
      try {
        return await attempt(db, work, takeCounter).finally(() => mutex.leave())
      } catch (error) {
        if (error instanceof KeyTaken) {
          counterMutex.release(held)
          held.add(error.counter)
          await counterMutex.take(held)
        } else if (!isRetryable(error)) throw translated(error)
        else if (count >= tries)
          throw new StoreUnavailable(`The database is too busy: a transaction was run ${tries} times`, { cause: error })
        // The holder of a counter blocks others, and mostly failed only because it began before the last number was committed.
        else if (!held.size || count > 1) await jitteredWait(count)
      }
    }
  }

  return async (work) => {
    const held = new Set<string>()
    try {
      return await untilDone(work, held)
    } finally {
      counterMutex.release(held)
    }
  }
}

/** Runs `work` once. Throws the driver's retryable error, even if `work` caught it. */
async function attempt<Result>(db: FreeConnection, work: Work<Result>, takeCounter: (counter: string) => void): Promise<Result> {
  let failure: unknown
  try {
    return await db.transaction(async (transaction) => {
      const pending = new PendingInserts(transaction)
      const tables = transactionTables(transaction, pending, takeCounter)
      const result = await work(translating(tables, (error) => (failure ??= error)))
      // A statement that failed has ended the transaction, even if `work` went on.
      if (failure !== undefined) throw failure
      await transaction.commit(await pending.last())
      return result
    })
  } catch (error) {
    throw failure instanceof KeyTaken || isRetryable(failure) ? failure : error
  }
}

/** Inserts wait until something reads their table. */
function transactionTables(db: Transaction, pending: PendingInserts, takeCounter: (counter: string) => void): Tables {
  const tables = storeTables(db)
  const calls = Object.entries(tables).map(([name, call]: [string, Call]) => [
    name,
    async (...input: unknown[]) => {
      if (pending.concerns(touched(name, input))) await pending.flush()
      return call(...input)
    },
  ])
  // The same names with calls of the same shape, which Object.fromEntries cannot say.
  const { nextNumber, countTry, ...others } = Object.fromEntries(calls) as Tables
  return {
    ...others,
    insert: (table, ...rows) => pending.add(table, rows),
    async nextNumber(counter) {
      takeCounter(`number ${counter}`)
      return nextNumber(counter)
    },
    async countTry(window, expiresAt) {
      takeCounter(`tries ${window}`)
      return countTry(window, expiresAt)
    },
  }
}

/** The tables whose new rows a call may see. */
function touched(name: string, [first]: readonly unknown[]): readonly TableName[] | 'all' {
  switch (name) {
    case 'find':
    case 'list':
    case 'count':
    case 'update':
      return [first as TableName] // The first argument of these calls.
    case 'countTry':
      return ['rateWindows']
    case 'nextNumber':
      return ['counters']
    case 'takeStock':
      return ['products']
    case 'takeDueMessages':
      return ['outbox']
    case 'ledgerBalances':
      return ['ledgerEntries']
    case 'parties':
      return ['users']
    case 'addressees':
      return ['users', 'devices']
    default:
      return 'all'
  }
}

async function jitteredWait(count: number): Promise<void> {
  const most = Math.min(longestWait, firstWait * 2 ** (count - 1))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * most))
}
