import type { Tables } from '../store.ts'
import { postgresAccountQueries } from './account-queries.ts'
import { postgresChatQueries } from './chat-queries.ts'
import { counting } from './counting.ts'
import type { Connection } from './connection.ts'
import { postgresDocumentQueries } from './document-queries.ts'
import { translated } from './errors.ts'
import { postgresNotificationQueries } from './notification-queries.ts'
import { postgresMoneyQueries } from './money-queries.ts'
import { postgresProductQueries } from './product-queries.ts'
import { postgresSecurityQueries } from './security-queries.ts'
import { tableAccess } from './table-access.ts'
import { postgresTenderQueries } from './tender-queries.ts'
import { postgresTradeQueries } from './trade-queries.ts'

/** Any call of the tables. */
export type Call = (...input: unknown[]) => Promise<unknown>

/** All calls over one connection or pool, with the driver's errors. */
export function storeTables(db: Connection): Tables {
  return {
    ...tableAccess(db),
    ...counting(db),
    ...postgresAccountQueries(db),
    ...postgresProductQueries(db),
    ...postgresTenderQueries(db),
    ...postgresTradeQueries(db),
    ...postgresDocumentQueries(db),
    ...postgresNotificationQueries(db),
    ...postgresChatQueries(db),
    ...postgresMoneyQueries(db),
    ...postgresSecurityQueries(db),
  }
}

/** The same calls with the store's own errors; `seen` gets the driver's. `before` is called first and may throw. */
export function translating(tables: Tables, seen: (error: unknown) => void, before?: () => void): Tables {
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
  // The same names with calls of the same shape; Object.fromEntries cannot say so.
  return Object.fromEntries(calls) as Tables
}
