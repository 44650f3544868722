import type { Store, Tables } from '../store.ts'
import { StoreUnavailable } from '../store.ts'
import type { TableName } from '../tables.ts'
import { CounterLanes, CounterTaken } from './counter-lanes.ts'
import { counting } from './counting.ts'
import type { Database } from './database.ts'
import { asksToTryAgain, translated } from './errors.ts'
import { PendingInserts } from './pending-inserts.ts'
import { postgresProductQueries } from './product-queries.ts'
import { tableAccess } from './table-access.ts'
import { postgresTradeQueries } from './trade-queries.ts'
import { Turnstile } from './turnstile.ts'

/** How often a transaction is run before the database counts as too busy. */
const tries = 10
/** From this try on it is run while no other transaction of this process runs. */
const aloneFrom = 4
/** The longest wait before the second try, in milliseconds; it doubles with each. */
const firstWait = 4
const longestWait = 250

export interface PostgresConnections {
  db: Database
  /** Calls back on every notification of the channel of live events. Answers how to stop. */
  onLiveEvents(listener: (userIds: readonly string[]) => void): () => void
  close(): Promise<void>
  /** Throws when a call on the store itself would wait for the transaction that makes it. Only where there is one connection. */
  guard?: { refuseNested(): void; inTransaction<Result>(work: () => Promise<Result>): Promise<Result> }
}

/** The store over any connection that speaks PostgreSQL. */
export function makePostgresStore({ db, onLiveEvents, close, guard }: PostgresConnections): Store {
  const lanes = new CounterLanes()
  const turnstile = new Turnstile()
  const direct = translating(tablesOf(db), (error) => error, guard?.refuseNested)

  async function transaction<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result> {
    guard?.refuseNested()
    const guarded = guard ? (tables: Tables) => guard.inTransaction(() => work(tables)) : work
    const held = new Set<string>()
    try {
      return await untilDone(guarded, held)
    } finally {
      lanes.release(held)
    }
  }

  async function untilDone<Result>(work: (tables: Tables) => Promise<Result>, held: Set<string>): Promise<Result> {
    for (let count = 1; ; count++) {
      await turnstile.enter(count >= aloneFrom)
      try {
        return await attempt(db, work, (counter) => takeCounter(counter, held)).finally(() => turnstile.leave())
      } catch (error) {
        if (error instanceof CounterTaken) {
          lanes.release(held)
          held.add(error.counter)
          await lanes.take(held)
        } else if (!asksToTryAgain(error)) throw translated(error)
        else if (count >= tries) throw new StoreUnavailable(`The database is too busy: a transaction was run ${tries} times`, { cause: error })
        // Who has a counter keeps others waiting, and mostly failed only because it began before the last number was kept.
        else if (!held.size || count > 1) await jitteredWait(count)
      }
    }
  }

  function takeCounter(counter: string, held: Set<string>): void {
    if (held.has(counter)) return
    if (!lanes.tryTake(counter)) throw new CounterTaken(counter)
    held.add(counter)
  }

  return {
    ...direct,
    insert: (table, ...rows) =>
      // Only a transaction announces its events.
      table === 'liveEvents' ? transaction((tables) => tables.insert(table, ...rows)) : direct.insert(table, ...rows),
    transaction,
    onLiveEvents,
    close,
    ready: () => answers(db),
  }
}

/** Runs `work` once. Throws the driver's error when that asks to try again, whatever `work` made of it. */
async function attempt<Result>(
  db: Database,
  work: (tables: Tables) => Promise<Result>,
  takeCounter: (counter: string) => void,
): Promise<Result> {
  let failure: unknown
  try {
    return await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (transaction) => {
        const pending = new PendingInserts(transaction)
        const tables = transactionTables(transaction, pending, takeCounter)
        const result = await work(translating(tables, (error) => (failure ??= error)))
        // A statement that failed has ended the transaction, even if `work` went on.
        if (failure !== undefined) throw failure
        await pending.flush()
        return result
      })
  } catch (error) {
    throw failure instanceof CounterTaken || asksToTryAgain(failure) ? failure : error
  }
}

function tablesOf(db: Database): Tables {
  return { ...tableAccess(db), ...counting(db), ...postgresProductQueries(db), ...postgresTradeQueries(db) }
}

/** Inserts wait until something reads their table. */
function transactionTables(db: Database, pending: PendingInserts, takeCounter: (counter: string) => void): Tables {
  const tables = tablesOf(db)
  const calls = Object.entries(tables).map(([name, call]: [string, Call]) => [
    name,
    async (...input: unknown[]) => {
      if (pending.concerns(touched(name, input))) await pending.flush()
      return call(...input)
    },
  ])
  return {
    ...(Object.fromEntries(calls) as Tables), // The same names with calls of the same shape, which Object.fromEntries can not say.
    insert: (table, ...rows) => pending.add(table, rows),
    async nextNumber(counter) {
      takeCounter(counter)
      return tables.nextNumber(counter)
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
    case 'orderNumber':
      return []
    case 'countTry':
      return ['rateWindows']
    case 'takeStock':
      return ['products']
    case 'takeDueMail':
      return ['outbox']
    case 'parties':
      return ['users']
    default:
      return 'all'
  }
}

type Call = (...input: unknown[]) => Promise<unknown>

/** The same calls with the store's own errors. `seen` is told the driver's error and may keep it. */
function translating(tables: Tables, seen: (error: unknown) => unknown, before?: () => void): Tables {
  const calls = Object.entries(tables).map(([name, call]: [string, Call]) => [
    name,
    async (...input: unknown[]) => {
      before?.()
      try {
        return await call(...input)
      } catch (error) {
        seen(error)
        throw translated(error)
      }
    },
  ])
  // The same names with calls of the same shape; Object.fromEntries can not say so.
  return Object.fromEntries(calls) as Tables
}

async function answers(db: Database): Promise<boolean> {
  const timedOut = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const answered = tableAccess(db)
    .find('settings', { _id: 'ready' })
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answered, timedOut])
}

async function jitteredWait(count: number): Promise<void> {
  const most = Math.min(longestWait, firstWait * 2 ** (count - 1))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * most))
}

