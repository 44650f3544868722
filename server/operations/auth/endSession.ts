import { notYours } from '#server/domain/refusal.ts'
import { closeSessions } from '#server/domain/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const endSession: Operation<'endSession'> = async (call) => {
  const { tables, caller, id } = call
  const session = await tables.find('sessions', { _id: id, userId: caller.user._id })
  if (session === undefined) throw notYours()
  await closeSessions(call, [session])
  return {}
}
