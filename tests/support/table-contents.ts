import type { Store } from '#server/store/store.ts'
import { tables, type TableName } from '#server/store/tables.ts'

/** All rows of a store, each as text under its table and key. */
export type Contents = ReadonlyMap<string, string>

/**
 * What a store holds, but for the windows in which tries are counted: a call that is refused has been tried, and a try is to be
 * counted whatever comes of it.
 */
export async function contentsOf(store: Store): Promise<Contents> {
  // Object.keys of the tables yields their names.
  const names = (Object.keys(tables) as TableName[]).filter((name) => name !== 'rateWindows')
  const contents = new Map<string, string>()
  for (const name of names) {
    for (const row of await store.list(name, {})) {
      contents.set(`${name} ${'_id' in row ? row._id : row.sequence}`, JSON.stringify(row))
    }
  }
  return contents
}

/** A row by its table and key, as it was and as it is; without the one it came, without the other it went. */
export interface Change {
  row: string
  before?: string
  after?: string
}

/** The rows that came, went or are not what they were. */
export function changedRows(before: Contents, after: Contents): Change[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return keys.flatMap((row) => {
    const [old, now] = [before.get(row), after.get(row)]
    if (old === now) return []
    return [{ row, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }]
  })
}
