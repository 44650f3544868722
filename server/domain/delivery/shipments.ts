import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import type { OrderEvent } from '#src/machines/lifecycles/order.machine.ts'
import { type ShipmentEvent, shipmentMachine } from '#src/machines/lifecycles/shipment.machine.ts'
import { moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { conflict, unauthenticated } from '#server/domain/platform/domain-error.ts'
import type { CarrierJob, OperationContext, ResultsOf } from '#server/operation.ts'

const orderEvents: Partial<Record<ShipmentEvent['type'], OrderEvent>> = {
  'shipment.accept': { type: 'order.pickUp', by: 'carrier' },
  'shipment.deliver': { type: 'order.deliver', by: 'carrier' },
}

/** Moves a shipment, and its order where the step affects it. Throws 409 when the state does not allow it. */
export async function advanceShipment(
  context: OperationContext,
  { orderNumber }: CarrierJob,
  event: ShipmentEvent,
  receivedBy?: string,
): Promise<{ order: OrderRow; job: ResultsOf<'acceptJob'> }> {
  const { tables, now } = context
  const order = await tables.find('orders', { number: orderNumber })
  const shipment = order && (await tables.find('shipments', { _id: order._id }))
  if (order === undefined || shipment === undefined) throw unauthenticated()
  const state = nextState(shipmentMachine, shipment.state, event)
  if (state === undefined) throw conflict('server:conflict.changed', { state: shipment.state })
  const set = { state, updatedAt: now, ...(receivedBy === undefined ? {} : { receivedBy }) }
  const changed = await tables.update('shipments', { _id: order._id, state: shipment.state }, set)
  if (changed === 0) throw conflict('server:conflict.changed', { state: shipment.state })
  const orderEvent = orderEvents[event.type]
  const note = receivedBy === undefined ? {} : { note: receivedBy }
  const moved = orderEvent === undefined ? order : await moveOrder(context, order, orderEvent, note)
  return { order: moved, job: { orderNumber, state } }
}
