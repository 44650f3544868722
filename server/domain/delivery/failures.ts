import { inEachLanguage } from '#server/domain/notification/in-each-language.ts'
import { type LocalName, localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { setShipmentDeadline } from '#server/domain/order/delivery-deadlines.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import type { BodyOf, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { reportedAt } from './jobs.ts'
import { moveShipment, type ShippedOrder } from './shipments.ts'

/**
 * The driver could not hand over: the shipment waits for its seller, both sides are notified, and nobody asks the buyer what became of it
 * meanwhile. The photos that the driver has sent before belong to the attempt. A report that is sent again, even after the seller arranged
 * another attempt, changes nothing, and so does one of what is delivered. Throws 409 and 422.
 */
export async function failDelivery(
  context: OperationContext,
  shipped: ShippedOrder,
  { reason, note, at: named }: BodyOf<'reportFailure'>,
): Promise<ShippedOrder> {
  const { tables, newId, now } = context
  const { shipment, order } = shipped
  if (shipment.state === 'failed' || shipment.state === 'delivered') return shipped
  const shipmentId = shipment._id
  const at = reportedAt(shipment, named, now)
  const namedAt = named === undefined ? now : new Date(named).toISOString()
  if ((await tables.find('deliveryFailures', { shipmentId, namedAt })) !== undefined) return shipped
  const failed = await moveShipment(context, shipment, { type: 'shipment.fail', by: 'carrier' })
  const written = note?.trim() ?? null
  const failure: Row<'deliveryFailures'> = { _id: newId(), shipmentId, reason, note: written, at, namedAt }
  await tables.insert('deliveryFailures', failure)
  await tables.update(
    'attachments',
    { subject: 'shipment', subjectId: shipmentId },
    { subject: 'deliveryFailure', subjectId: failure._id },
  )
  if (order.status !== 'disputed') await setShipmentDeadline(context, order)
  const values = {
    order: order.number,
    product: localName(order),
    quantity: shipment.quantity,
    reason: sentencesOf(inEachLanguage(`server:deliveryFailure.${reason}`), written),
  }
  const about = { type: 'deliveryFailed', subjectId: order._id, values } as const
  await notify(context, { userId: order.buyerId, side: 'buyer', ...about }, { userId: order.sellerId, side: 'seller', ...about })
  await publishOrderChange(context, order)
  return { shipment: failed, order }
}

const stops: Record<Language, string> = { en: '.', ar: '.', bn: '।' }
const closed = (sentence: string, language: Language) => (/[.!?…।؟]$/u.test(sentence) ? sentence : sentence + stops[language])

/** Why there was no delivery, and what the driver wrote of it, each with the stop that a text going on behind it needs. */
function sentencesOf(reason: LocalName, note: string | null): LocalName {
  const write = (language: Language) =>
    [reason[language] ?? reason.en, ...(note ? [note] : [])].map((part) => closed(part, language)).join(' ')
  return { en: write('en'), ar: write('ar'), bn: write('bn') }
}
