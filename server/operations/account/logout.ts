import { endOwnSession } from '#server/domain/account/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const logout: Operation<'logout'> = async (call) => {
  await endOwnSession(call, call.caller.session)
  return {}
}
