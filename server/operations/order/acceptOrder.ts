import { orderAnswer } from '#server/domain/order-answers.ts'
import { reserveStock } from '#server/domain/order-stock.ts'
import { actingParty, findOrder, moveOrder } from '#server/domain/orders.ts'
import type { Operation } from '#server/operation.ts'

/** The stock is taken in the same transaction: of two orders for the last drum one is accepted. */
export const acceptOrder: Operation<'acceptOrder'> = async (call) => {
  const { caller, id } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  const accepted = await moveOrder(call, order, { type: 'order.accept', by }, { userId: caller.user._id })
  await reserveStock(call, order)
  return orderAnswer(call, accepted)
}
