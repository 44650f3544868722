import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const removeHistory: Operation<'removeHistory'> = async ({ tables, caller, id }) => {
  if ((await tables.remove('searchHistory', { _id: id, userId: caller.user._id })) === 0) throw notFound()
  return {}
}
