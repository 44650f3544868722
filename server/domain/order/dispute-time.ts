import { disputeDays, leastTransitDays } from '#src/lib/days-of-complaint.ts'
import { isSeaTerm } from '#src/lib/incoterms.ts'
import type { OrderEvent } from '#src/machines/lifecycles/order.machine.ts'
import { daysAfter } from '#server/domain/platform/days-after.ts'
import type { Row } from '#server/store/tables.ts'
import { endOfUtcDay } from './delivery-deadlines.ts'

type OrderRow = Row<'orders'>
type Shipment = Pick<Row<'shipments'>, 'state' | 'deliveryMethod' | 'deliveredBy' | 'expectedOn' | 'createdAt'>

/**
 * Until when the buyer may complain of an order that is delivered `now`. The days begin with the report, but with no arrival that the seller or a
 * driver of the seller reports before it can be expected: seven days would be over while the goods are at sea. An operator's word is the marketplace's.
 */
export function disputeUntil(
  order: Pick<OrderRow, 'incoterm' | 'taxFrom' | 'deliveryAddress'>,
  shipments: readonly Shipment[],
  { by, now }: { by: OrderEvent['by']; now: string },
): string {
  const reported = shipments.filter(({ state, deliveredBy }) => state === 'delivered' && isOfSeller(deliveredBy))
  const arrivals = by === 'system' ? [] : reported.map((shipment) => earliestArrival(order, shipment))
  return daysAfter([...arrivals, now].toSorted().at(-1) ?? now, disputeDays)
}

/** A driver is whoever the seller names. */
const isOfSeller = (by: Shipment['deliveredBy']): boolean => by === 'seller' || by === 'carrier'

/** The seller names the day on which a shipment is expected, and may name one too early. */
function earliestArrival(
  { incoterm, taxFrom, deliveryAddress }: Parameters<typeof disputeUntil>[0],
  { deliveryMethod, expectedOn, createdAt }: Shipment,
): string {
  // Who collects takes the goods where they are; `taxFrom` is the seller's country, as it was when the order was made.
  const isDomestic = deliveryMethod === 'collection' || taxFrom === deliveryAddress.country
  const transit = isDomestic ? 'domestic' : isSeaTerm(incoterm) ? 'sea' : 'abroad'
  const least = daysAfter(createdAt, leastTransitDays[transit])
  const expected = expectedOn === null ? least : endOfUtcDay(expectedOn)
  return expected > least ? expected : least
}
