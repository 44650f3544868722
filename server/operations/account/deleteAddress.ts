import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const deleteAddress: Operation<'deleteAddress'> = async ({ tables, caller, id }) => {
  if ((await tables.remove('addresses', { _id: id, userId: caller.user._id })) === 0) throw notFound()
  return {}
}
