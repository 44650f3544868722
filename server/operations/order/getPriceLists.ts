import { listPriceLists } from '#server/domain/order/price-lists.ts'
import type { Operation } from '#server/operation.ts'

export const getPriceLists: Operation<'getPriceLists'> = async (call) => ({
  lists: await listPriceLists(call, call.caller.user._id),
})
