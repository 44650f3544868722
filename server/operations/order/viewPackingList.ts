import { findOrder } from '#server/domain/order/orders.ts'
import { packingListOf } from '#server/domain/order/packing-lists.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Drawn from the delivery note of the shipment, which was issued when it was dispatched and never changes. */
export const viewPackingList: Operation<'viewPackingList'> = async (call) => {
  const { tables, ports, caller, id, namedLanguage } = call
  const shipment = await tables.find('shipments', { _id: id })
  if (shipment === undefined) throw notFound()
  const order = await findOrder(call, caller, shipment.orderId)
  const note = await tables.find('invoices', { shipmentId: id, kind: 'delivery' })
  if (note === undefined) throw notFound()
  const document = packingListOf(note, order, namedLanguage)
  const bytes = await ports.invoiceDocuments.render(document)
  return { bytes, contentType: 'application/pdf', fileName: `${document.number}.pdf`, cache: 'private' }
}
