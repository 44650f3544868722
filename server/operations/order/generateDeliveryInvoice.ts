import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { prepareDeliveryNote } from '#server/domain/order/delivery-notes.ts'
import { serializeInvoice } from '#server/domain/order/order-serializer.ts'
import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Possible while something can be dispatched; a packing note printed before the driver is known names none. */
export const generateDeliveryInvoice: Operation<'generateDeliveryInvoice'> = async (call) => {
  const { caller, id } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  if (!can(orderMachine, order.status, { type: 'order.dispatch', by, left: true })) {
    throw conflict('server:conflict.changed', { state: order.status })
  }
  return serializeInvoice(await prepareDeliveryNote(call, order))
}
