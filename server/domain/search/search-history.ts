import type { OperationContext } from '#server/operation.ts'
import { ConstraintBroken, type Tables } from '#server/store/store.ts'

/** The most searches stored for a user. */
export const maxSearches = 50

/** Within this time, a longer or shorter form of the same text counts as typing, not as another search. */
const typing = 60_000

/**
 * Stores a signed-in user's successful search. Called by a read, outside of any transaction: losing one of two concurrent searches is
 * acceptable, so it never throws for that.
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
