import { maxSearches } from '#server/domain/search/search-history.ts'
import type { Operation } from '#server/operation.ts'

export const getSearchHistory: Operation<'getSearchHistory'> = async ({ tables, caller }) => {
  const page = { orderBy: ['-searchedAt', '-_id'] as const, limit: maxSearches }
  const history = await tables.list('searchHistory', { userId: caller.user._id }, page)
  return { history: history.map(({ _id, keyword, searchedAt }) => ({ _id, keyword, searchedAt })), total: history.length }
}
