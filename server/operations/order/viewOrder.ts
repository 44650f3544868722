import { findTradeObject, tradeAnswer } from '#server/domain/trade-objects.ts'
import type { Operation } from '#server/operation.ts'

export const viewOrder: Operation<'viewOrder'> = async (call) =>
  tradeAnswer(call, await findTradeObject(call, call.caller, call.id))
