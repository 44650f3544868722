import { resolveDispute as resolve } from '#server/domain/support/dispute-outcomes.ts'
import type { Operation } from '#server/operation.ts'

export const resolveDispute: Operation<'resolveDispute'> = async (call) => {
  await resolve(call, call.id, call.body)
  return {}
}
