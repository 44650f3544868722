import { knownBuyers } from '#server/domain/order/price-lists.ts'
import type { Operation } from '#server/operation.ts'

export const getKnownBuyers: Operation<'getKnownBuyers'> = async (call) => ({
  buyers: await knownBuyers(call, call.caller.user._id),
})
