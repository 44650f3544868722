import type { Operation } from '#server/operation.ts'

export const clearHistory: Operation<'clearHistory'> = async ({ tables, caller }) => {
  await tables.remove('searchHistory', { userId: caller.user._id })
  return {}
}
