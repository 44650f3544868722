import { join, resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'

/**
 * The installation's store: PostgreSQL where DATABASE_URL names one, else the embedded one in DATA_DIR, which one process has at a time.
 */
export async function openStore({ DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Store> {
  if (DATABASE_URL !== undefined) return openPostgres({ url: DATABASE_URL })
  const { openPglite } = await import('#server/store/postgres/pglite.ts')
  return openPglite({ folder: join(resolve(DATA_DIR), 'database') })
}
