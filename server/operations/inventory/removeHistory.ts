import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const removeHistory: Operation<'removeHistory'> = async ({ tables, caller, id }) => {
  if ((await tables.remove('searchHistory', { _id: id, userId: caller.user._id })) === 0) throw notYours()
  return {}
}
