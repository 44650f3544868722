import type { Quantity } from '#src/lib/quantity.ts'
import type { Row } from '#server/store/tables.ts'

/** The states of what is dispatched, and neither handed over nor taken back. */
export const openShipmentStates = ['offered', 'accepted', 'underway', 'failed'] as const

type Carried = Pick<Row<'shipments'>, 'quantity' | 'state'>

/** What no shipment of an order carries. All are told in the unit of the order, in at most six decimals. */
export function undispatchedQuantity(order: Pick<Row<'orders'>, 'quantity'>, shipments: readonly Carried[]): Quantity {
  const carried = shipments.filter(({ state }) => state !== 'cancelled').map(({ quantity }) => quantity.value)
  return { ...order.quantity, value: difference(order.quantity.value, carried) }
}

/** Whether all of an order has been handed over. */
export const isAllDelivered = (order: Pick<Row<'orders'>, 'quantity'>, shipments: readonly Carried[]): boolean =>
  undispatchedQuantity(
    order,
    shipments.filter(({ state }) => state === 'delivered'),
  ).value === 0

/** In millionths, in which every quantity of the contract is whole: 0.3 − 0.1 is 0.2. */
function difference(whole: number, parts: readonly number[]): number {
  const millionths = (value: number) => Math.round(value * 1_000_000)
  return parts.reduce((left, part) => left - millionths(part), millionths(whole)) / 1_000_000
}
