import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { paymentAnswer } from '#server/domain/order-answers.ts'
import { actingParty, findOrder } from '#server/domain/orders.ts'
import { conflict, wrongSide } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** A second start answers the payment that is still open. */
export const createPaymentIntent: Operation<'createPaymentIntent'> = async (call) => {
  const { tables, caller, body, now, newId } = call
  const order = await findOrder(call, caller, body.orderId)
  if (actingParty(order, caller) !== 'buyer') throw wrongSide()
  if (!can(orderMachine, order.status, { type: 'order.pay', by: 'system' })) {
    throw conflict('server:conflict.changed', { state: order.status })
  }
  const open = await tables.find('payments', { orderId: order._id, status: ['created', 'processing'] })
  if (open !== undefined) return paymentAnswer(open)
  const payment: Row<'payments'> = {
    ...{
      _id: newId(),
      kind: 'order',
      planId: null,
      orderId: order._id,
      userId: caller.user._id,
      amount: order.total,
      currency: order.currency,
    },
    ...{
      status: 'created',
      method: null,
      chargedWith: null,
      providerReference: null,
      transferReference: null,
      failure: null,
      reason: null,
      createdAt: now,
      updatedAt: now,
    },
  }
  await tables.insert('payments', payment)
  await tables.update('orders', { _id: order._id }, { paymentState: payment.status })
  return paymentAnswer(payment)
}
