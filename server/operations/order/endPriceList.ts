import { serializePriceList } from '#server/domain/order/price-list-serializer.ts'
import { endList, findPriceList } from '#server/domain/order/price-lists.ts'
import type { Operation } from '#server/operation.ts'

export const endPriceList: Operation<'endPriceList'> = async (call) =>
  serializePriceList(call, await endList(call, await findPriceList(call, call.caller.user._id, call.id)))
