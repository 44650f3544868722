import { closeSessions } from '#server/domain/account/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const logout: Operation<'logout'> = async (call) => {
  await closeSessions(call, [call.caller.session])
  return {}
}
