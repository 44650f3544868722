import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { serializePriceList } from '#server/domain/order/price-list-serializer.ts'
import { findPriceList, replaceList } from '#server/domain/order/price-lists.ts'
import type { Operation } from '#server/operation.ts'

export const replacePriceList: Operation<'replacePriceList'> = async (call) => {
  const list = await findPriceList(call, call.caller.user._id, call.id)
  // An accomplice could order for next to nothing.
  await assertNotAlerted(call, call.caller)
  return serializePriceList(call, await replaceList(call, list, call.body))
}
