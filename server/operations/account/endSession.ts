import { notFound } from '#server/domain/platform/domain-error.ts'
import { endOwnSession } from '#server/domain/account/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const endSession: Operation<'endSession'> = async (call) => {
  const { tables, caller, id } = call
  const session = await tables.find('sessions', { _id: id, userId: caller.user._id })
  if (session === undefined) throw notFound()
  await endOwnSession(call, session)
  return {}
}
