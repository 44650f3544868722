import { removeFactor } from '#server/domain/account/second-factors.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const removeSecondFactor: Operation<'removeSecondFactor'> = async (call) => {
  const { tables, caller, id } = call
  const factor = await tables.find('secondFactors', { _id: id, userId: caller.user._id })
  if (factor === undefined) throw notFound()
  return { token: await removeFactor(call, caller, factor) }
}
