import { reverseOrder } from '#server/domain/payment/order-reversals.ts'
import type { Operation } from '#server/operation.ts'

export const refundCompletedOrder: Operation<'refundCompletedOrder'> = async (call) => {
  await reverseOrder(call, call.id, call.body.reason)
  return {}
}
