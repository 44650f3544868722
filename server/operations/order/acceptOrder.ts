import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { assertFreightStated } from '#server/domain/order/freight-quotes.ts'
import { reserveStock } from '#server/domain/order/order-stock.ts'
import { actingParty, moveOrder } from '#server/domain/order/orders.ts'
import { makeOffer } from '#server/domain/quote/quote-offers.ts'
import { acceptOffer } from '#server/domain/quote/quote-orders.ts'
import { findTradeObject, serializeOrderOrQuote } from '#server/domain/quote/order-or-quote.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** The stock is taken in the same transaction: of two orders for the last drum one is accepted. */
export const acceptOrder: Operation<'acceptOrder'> = async (call) => {
  const { caller, id, body } = call
  const userId = caller.user._id
  const { order, quote } = await findTradeObject(call, caller, id)
  const by = actingParty(order ?? quote, caller)
  if (quote !== undefined) {
    // The seller's price binds them.
    if (by === 'seller') await assertNotAlerted(call, caller)
    if (body.version !== undefined && body.offer !== undefined) throw invalidFields({ offer: { key: 'server:field.unknown' } })
    const offers = by === 'seller' && body.version === undefined
    const answered = offers
      ? await makeOffer(call, quote, 'quote.offer', { by, userId }, body.offer)
      : (await acceptOffer(call, quote, { by, userId, version: body.version })).quote
    return serializeOrderOrQuote(call, { quote: answered }, call.caller)
  }
  assertFreightStated(order, by)
  const accepted = await moveOrder(call, order, { type: 'order.accept', by }, { userId })
  await reserveStock(call, order)
  return serializeOrderOrQuote(call, { order: accepted }, call.caller)
}
