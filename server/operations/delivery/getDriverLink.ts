import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { shipmentMachine } from '#src/machines/lifecycles/shipment.machine.ts'
import { driverPath } from '#server/domain/delivery/delivery-tokens.ts'
import { findShipment } from '#server/domain/delivery/party-changes.ts'
import { actingParty } from '#server/domain/order/orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const getDriverLink: Operation<'getDriverLink'> = async (call) => {
  const { shipment, order } = await findShipment(call, call.caller, call.id)
  const by = actingParty(order, call.caller)
  const driven = shipment.deliveryMethod === 'driver'
  if (!can(shipmentMachine, shipment.state, { type: 'shipment.replaceDriver', by, driven })) {
    throw conflict('server:conflict.changed', { state: shipment.state })
  }
  return { ...omitNull({ textedAt: shipment.textedAt }), ...(await driverPath(call, shipment)) }
}
