import { z } from 'zod'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'

/** The last try to read a bank's file of rates. */
const shape = z.strictObject({
  at: z.string(),
  outcome: z.enum(['running', 'taken', 'refused', 'away']),
  /** Why it was refused. */
  problem: z.string().optional(),
})

export type RateFetch = z.infer<typeof shape>

const setting = { _id: 'exchangeRateFetch' }

export async function findRateFetch({ tables }: { tables: Pick<ReadableTables, 'find'> }): Promise<RateFetch | undefined> {
  const stored = await tables.find('settings', setting)
  return stored === undefined ? undefined : shape.parse(JSON.parse(stored.value))
}

export async function keepRateFetch({ tables }: Pick<TableContext, 'tables'>, fetched: RateFetch): Promise<void> {
  const value = JSON.stringify(fetched)
  if ((await tables.update('settings', setting, { value })) === 0) await tables.insert('settings', { ...setting, value })
}
