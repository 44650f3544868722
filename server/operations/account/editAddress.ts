import { notFound } from '#server/domain/platform/domain-error.ts'
import { serializeAddress, addressColumns } from '#server/domain/account/user-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const editAddress: Operation<'editAddress'> = async ({ tables, caller, id, body }) => {
  const own = { _id: id, userId: caller.user._id }
  const row = await tables.find('addresses', own)
  if (row === undefined) throw notFound()
  const set = addressColumns(body)
  await tables.update('addresses', own, set)
  return serializeAddress({ ...row, ...set })
}
