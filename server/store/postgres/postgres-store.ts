import type { Connections, Store } from '../store.ts'
import { archiveOver } from './archive.ts'
import type { FreeConnection } from './connection.ts'
import { chooseLeadingProducts } from './leading-products.ts'
import { postgresSecurityLog } from './security-log.ts'
import { serializable } from './serializable.ts'
import { storeTables, translating } from './store-tables.ts'

/** Milliseconds after which a database that is silent counts as not ready. */
const readyWithin = 2_000

export interface PostgresConnections {
  db: FreeConnection
  /** Calls back on every notification of the channel of live events. Returns a function to stop. */
  onLiveEvents(listener: (userIds: readonly string[]) => void): () => void
  close(): Promise<void>
  connections?: () => Connections
  refreshStatistics?: () => Promise<void>
  /** Throws when a call on the store itself would wait for the transaction that makes it. Only where there is one connection. */
  guard?: { refuseNested(): void; inTransaction<Result>(work: () => Promise<Result>): Promise<Result> }
}

/** The store over any connection that speaks PostgreSQL. */
export function makePostgresStore({
  db,
  onLiveEvents,
  close,
  guard,
  connections,
  refreshStatistics,
}: PostgresConnections): Store {
  const direct = translating(storeTables(db), () => {}, guard?.refuseNested)
  const run = serializable(db)
  const transaction: Store['transaction'] = async (work) => {
    guard?.refuseNested()
    return run(guard ? (tables) => guard.inTransaction(() => work(tables)) : work)
  }
  return {
    ...direct,
    insert: (table, ...rows) =>
      // Only a transaction announces its events.
      table === 'liveEvents' ? transaction((tables) => tables.insert(table, ...rows)) : direct.insert(table, ...rows),
    transaction,
    onLiveEvents,
    close,
    ready: () => isReachable(db),
    archive: archiveOver(db),
    securityLog: postgresSecurityLog(db),
    chooseLeadingProducts: (now) => chooseLeadingProducts(db, now),
    ...(connections && { connections }),
    ...(refreshStatistics && { refreshStatistics }),
  }
}

async function isReachable(db: FreeConnection): Promise<boolean> {
  const timedOut = new Promise<false>((resolve) => setTimeout(resolve, readyWithin, false).unref())
  const reachable = storeTables(db)
    .find('settings', { _id: 'ready' })
    .then(
      () => true,
      () => false,
    )
  return Promise.race([reachable, timedOut])
}
