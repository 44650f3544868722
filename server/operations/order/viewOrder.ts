import { findTradeObject, serializeOrderOrQuote } from '#server/domain/quote/order-or-quote.ts'
import type { Operation } from '#server/operation.ts'

export const viewOrder: Operation<'viewOrder'> = async (call) =>
  serializeOrderOrQuote(call, await findTradeObject(call, call.caller, call.id), call.caller)
