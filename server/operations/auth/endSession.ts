import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const endSession: Operation<'endSession'> = async ({ tables, caller, id }) => {
  if ((await tables.remove('sessions', { _id: id, userId: caller.user._id })) === 0) throw notYours()
  return {}
}
