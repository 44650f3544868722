import type { OperationContext } from '#server/operation.ts'
import { ConstraintBroken, type Tables } from '#server/store/store.ts'

/** How many searches are kept for a person. */
export const maxSearches = 50

/** So soon after, a longer or shorter form of the same words is typing, not another search. */
const typing = 60_000

/**
 * Remembers what a signed-in person searched for and found. Called by a read, outside of any transaction: a search that was not
 * remembered because two came at once is no loss, so it refuses nothing.
 */
export async function recordSearch({ tables, now, newId }: OperationContext, userId: string, search: string): Promise<void> {
  const keyword = search.trim().replace(/\s+/g, ' ').slice(0, 200)
  const newest = await tables.list('searchHistory', { userId }, { orderBy: ['-searchedAt', '-_id'], limit: maxSearches + 10 })
  const [last] = newest
  try {
    if (last !== undefined && last.keyword !== keyword && isTypedOn(last.keyword, keyword) && isSoon(last.searchedAt, now)) {
      await tables.remove('searchHistory', { _id: last._id })
    }
    const again = await tables.update('searchHistory', { userId, keyword }, { searchedAt: now })
    if (again === 0) await tables.insert('searchHistory', { _id: newId(), userId, keyword, searchedAt: now })
  } catch (error) {
    if (!(error instanceof ConstraintBroken)) throw error
  }
  await forgetOldest(
    tables,
    newest.slice(maxSearches).map(({ _id }) => _id),
  )
}

async function forgetOldest(tables: Tables, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tables.remove('searchHistory', { _id: ids })
}

const isSoon = (before: string, now: string) => Date.parse(now) - Date.parse(before) <= typing

function isTypedOn(left: string, right: string): boolean {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  return a.startsWith(b) || b.startsWith(a)
}
