import { serializePriceList } from '#server/domain/order/price-list-serializer.ts'
import { findPriceList } from '#server/domain/order/price-lists.ts'
import type { Operation } from '#server/operation.ts'

export const viewPriceList: Operation<'viewPriceList'> = async (call) =>
  serializePriceList(call, await findPriceList(call, call.caller.user._id, call.id))
