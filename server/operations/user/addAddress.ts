import { conflict } from '#server/domain/refusal.ts'
import { addressAnswer, addressColumns } from '#server/domain/user-answers.ts'
import type { Operation } from '#server/operation.ts'

const most = 50

export const addAddress: Operation<'addAddress'> = async ({ tables, caller, body, now, newId }) => {
  const userId = caller.user._id
  if ((await tables.count('addresses', { userId })) >= most) throw conflict('server:conflict.addressLimit')
  const row = { _id: newId(), userId, ...addressColumns(body), createdAt: now }
  await tables.insert('addresses', row)
  return addressAnswer(row)
}
