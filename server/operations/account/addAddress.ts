import { conflict } from '#server/domain/platform/domain-error.ts'
import { serializeAddress, addressColumns } from '#server/domain/account/user-serializer.ts'
import type { Operation } from '#server/operation.ts'

const most = 50

export const addAddress: Operation<'addAddress'> = async ({ tables, caller, body, now, newId }) => {
  const userId = caller.user._id
  if ((await tables.count('addresses', { userId })) >= most) throw conflict('server:conflict.addressLimit')
  const row = { _id: newId(), userId, ...addressColumns(body), createdAt: now }
  await tables.insert('addresses', row)
  return serializeAddress(row)
}
