import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { serializePriceList } from '#server/domain/order/price-list-serializer.ts'
import { createList } from '#server/domain/order/price-lists.ts'
import type { Operation } from '#server/operation.ts'

export const createPriceList: Operation<'createPriceList'> = async (call) => {
  // An accomplice could order for next to nothing.
  await assertNotAlerted(call, call.caller)
  return serializePriceList(call, await createList(call, call.caller.user._id, call.body))
}
