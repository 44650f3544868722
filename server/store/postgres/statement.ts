import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * Runs a statement whose text does not hold any value: those are `values`, `$1` first. The builders of Kysely are left out here
 * because making a tree of a fixed text costs as much as the rest of a short call.
 */
export async function run<Result>(
  db: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: Result[]; changed: number }> {
  const { rows, numAffectedRows } = await db.executeQuery<Result>(CompiledQuery.raw(text, [...values]))
  return { rows, changed: Number(numAffectedRows ?? 0) }
}

/** A name of a table or a column in a statement. Names come from the row schemas, never from a caller. */
export function quoted(name: string): string {
  return `"${name}"`
}
