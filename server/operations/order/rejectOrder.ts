import { orderAnswer } from '#server/domain/order-answers.ts'
import { actingParty, findOrder, moveOrder } from '#server/domain/orders.ts'
import type { Operation } from '#server/operation.ts'

export const rejectOrder: Operation<'rejectOrder'> = async (call) => {
  const { caller, id, body } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  const reason = body.reason.trim()
  const rejected = await moveOrder(
    call,
    order,
    { type: 'order.reject', by },
    { userId: caller.user._id, note: reason, set: { reason } },
  )
  return orderAnswer(call, rejected)
}
