import { notYours } from '#server/domain/refusal.ts'
import { addressAnswer, addressColumns } from '#server/domain/user-answers.ts'
import type { Operation } from '#server/operation.ts'

export const editAddress: Operation<'editAddress'> = async ({ tables, caller, id, body }) => {
  const own = { _id: id, userId: caller.user._id }
  const row = await tables.find('addresses', own)
  if (row === undefined) throw notYours()
  const set = addressColumns(body)
  await tables.update('addresses', own, set)
  return addressAnswer({ ...row, ...set })
}
