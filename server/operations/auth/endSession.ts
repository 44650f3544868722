import { tellPages } from '#server/domain/live-events.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const endSession: Operation<'endSession'> = async (call) => {
  const { tables, caller, id } = call
  const userId = caller.user._id
  if ((await tables.remove('sessions', { _id: id, userId })) === 0) throw notYours()
  await tellPages(call, [userId], { type: 'session.ended', subjectId: id })
  return {}
}
