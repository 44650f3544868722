import type { NewRow, Store, Tables } from '../store.ts'
import { memoryAccountQueries } from './account-queries.ts'
import { memoryChatQueries } from './chat-queries.ts'
import { memoryCounting } from './counting.ts'
import { memoryDocumentQueries } from './document-queries.ts'
import { makeMemoryTables } from './memory-tables.ts'
import type { MemoryTables, Undo } from './memory-tables.ts'
import { memoryNotificationQueries } from './notification-queries.ts'
import { memoryMoneyQueries } from './money-queries.ts'
import { memoryProductQueries } from './product-queries.ts'
import { memorySecurityLog } from './security-log.ts'
import { memorySecurityQueries } from './security-queries.ts'
import { memoryTableAccess } from './table-access.ts'
import { memoryTenderQueries } from './tender-queries.ts'
import { memoryTradeQueries } from './trade-queries.ts'

/**
 * The store of the demo and of page tests: it runs in a page, persists nothing, and enforces the database's constraints
 * (server/store/constraints.ts). Transactions and calls outside of them run one at a time, so inside a transaction only the tables given to
 * it may be used: a call on the store would wait for the transaction forever.
 */
export function openMemoryStore(): Store {
  const rows = makeMemoryTables()
  const listeners = new Set<(userIds: readonly string[]) => void>()
  const alone = serialize()

  function transaction<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result> {
    return alone(async () => {
      const undo: Undo[] = []
      const notifiedUsers = new Set<string>()
      const statements = sealable(tablesOver(rows, undo, notifiedUsers))
      try {
        const result = await work(statements.tables)
        await statements.seal()
        if (notifiedUsers.size) for (const listener of listeners) listener([...notifiedUsers])
        return result
      } catch (error) {
        await statements.seal().catch(() => {})
        for (const takeBack of undo.toReversed()) await takeBack()
        throw error
      }
    })
  }

  return {
    ...eachAlone(tablesOver(rows, [], new Set()), transaction),
    takeDueMessages: () =>
      Promise.reject(new Error('takeDueMessages locks rows for a transaction and was called outside of one')),
    transaction,
    onLiveEvents(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    securityLog: memorySecurityLog(rows, alone),
    ready: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  }
}

/** `notifiedUsers`: the users of inserted live events. */
function tablesOver(rows: MemoryTables, undo: Undo[], notifiedUsers: Set<string>): Tables {
  const access = memoryTableAccess(rows, undo)
  return {
    ...access,
    ...memoryCounting(rows, access),
    ...memoryAccountQueries(rows),
    ...memoryProductQueries(rows),
    ...memoryTenderQueries(rows),
    ...memoryTradeQueries(rows),
    ...memoryDocumentQueries(rows),
    ...memoryNotificationQueries(rows),
    ...memoryChatQueries(rows),
    ...memoryMoneyQueries(rows),
    ...memorySecurityQueries(rows),
    async insert(table, ...inserted) {
      await access.insert(table, ...inserted)
      // The name of the table decides the rows' type, which TypeScript does not follow into the tuple.
      if (table === 'liveEvents') for (const { userId } of inserted as NewRow<'liveEvents'>[]) notifiedUsers.add(userId)
    },
  }
}

type Call = (...input: unknown[]) => Promise<unknown>

/**
 * The tables within a transaction: one statement at a time, returning copies, none after a failure or after the end. `seal` ends them, and
 * throws when one failed.
 */
function sealable(tables: Tables): { tables: Tables; seal(): Promise<void> } {
  const alone = serialize()
  let refusal: unknown
  const sealed = Object.entries(tables).map(([name, call]: [string, Call]) => [
    name,
    (...input: unknown[]) =>
      alone(async () => {
        if (refusal !== undefined)
          throw new Error('The transaction has ended or failed and takes no more statements', { cause: refusal })
        try {
          return structuredClone(await call(...input))
        } catch (error) {
          refusal = error
          throw error
        }
      }),
  ])
  return {
    // The same names with calls of the same shape; Object.fromEntries cannot say so.
    tables: Object.fromEntries(sealed) as Tables,
    seal: () =>
      alone(async () => {
        const failure = refusal
        refusal ??= new Error('The transaction has ended')
        if (failure !== undefined) throw failure
      }),
  }
}

/** Each call outside of a transaction is one of its own. */
function eachAlone(tables: Tables, transaction: Store['transaction']): Tables {
  const names = Object.keys(tables) as (keyof Tables)[] // Object.keys forgets the key type.
  const calls = names.map((name) => [name, (...input: unknown[]) => transaction((own) => (own[name] as Call)(...input))]) // Any of them.
  return Object.fromEntries(calls) as Tables // Each name has a call that takes and returns what that of the transaction does.
}

/** Returns a function that runs tasks one after the other. */
function serialize(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const current = last.then(work, work)
    last = current.catch(() => {})
    return current
  }
}
