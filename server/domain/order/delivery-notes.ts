import { undispatchedQuantity } from './dispatched-quantity.ts'
import { issueInvoice } from './invoices.ts'
import type { OrderRow } from './orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * The delivery note of a shipment. One that was printed before the dispatch is taken when it is of just these goods, and the shipment has nothing
 * more to say; otherwise another is issued.
 */
export async function issueDeliveryNote(context: OperationContext, order: OrderRow, shipment: Row<'shipments'>): Promise<void> {
  const { tables } = context
  const { quantity } = shipment
  const remaining = undispatchedQuantity(order, await tables.list('shipments', { orderId: order._id }))
  const prepared = await findPrepared(context, order)
  if (prepared !== undefined && isOf(prepared, quantity) && isPlain(shipment)) {
    await tables.update('invoices', { _id: prepared._id, shipmentId: null }, { shipmentId: shipment._id })
    return
  }
  await issueInvoice(context, order, { kind: 'delivery', quantity, remaining, shipment })
}

/** A delivery note of all that is left, before it is known who carries it. Throws 409 when there is one, or nothing is left. */
export async function prepareDeliveryNote(context: OperationContext, order: OrderRow): Promise<Row<'invoices'>> {
  const quantity = undispatchedQuantity(order, await context.tables.list('shipments', { orderId: order._id }))
  const prepared = await findPrepared(context, order)
  if (quantity.value === 0 || (prepared !== undefined && isOf(prepared, quantity))) {
    throw conflict('server:conflict.alreadyInvoiced', { state: order.status })
  }
  return issueInvoice(context, order, { kind: 'delivery', quantity, remaining: { ...quantity, value: 0 }, shipment: undefined })
}

/** The newest note whose goods were not dispatched with it. */
async function findPrepared({ tables }: OperationContext, { _id: orderId }: OrderRow): Promise<Row<'invoices'> | undefined> {
  const loose = { orderId, kind: 'delivery', shipmentId: null } as const
  const [newest] = await tables.list('invoices', loose, { orderBy: ['-sequence'], limit: 1 })
  return newest
}

/** What a delivery note is of. Only `issueInvoice` writes a document of this kind, with one line. */
export function noteQuantity({ document }: Row<'invoices'>): OrderRow['quantity'] | null {
  const [line] = document['lines'] as readonly { quantity: OrderRow['quantity'] }[]
  return line === undefined ? null : { value: line.quantity.value, unit: line.quantity.unit }
}

/** Nothing is known of its packages, batches and carriage. */
const isPlain = ({ packages, grossKilograms, batches, carriage }: Row<'shipments'>) =>
  packages === null && grossKilograms === null && batches.length === 0 && carriage === null

function isOf(note: Row<'invoices'>, { value, unit }: OrderRow['quantity']): boolean {
  const quantity = noteQuantity(note)
  return quantity?.value === value && quantity.unit === unit
}
