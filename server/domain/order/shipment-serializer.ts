import type { components } from '#src/generated/schema.ts'
import { serializeAttachments, serializeAttachmentsOf } from '#server/domain/document/attachments.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']
type Reader = Pick<OperationContext, 'tables'>

/** Positions of a shipment that an answer holds, the newest. */
const mostPositions = 500

/** Returns a shipment as both sides of its order see it. */
export async function serializeShipment(context: Reader, row: Row<'shipments'>): Promise<Schemas['Shipment']> {
  const { _id, position, revision, state, deliveryMethod, quantity, createdAt } = row
  const { driverName, driverPhone, vehicle, carrierName, trackingNumber, trackingLink, expectedOn } = row
  const newest = await context.tables.list(
    'shipmentPositions',
    { shipmentId: _id },
    { orderBy: ['-at', '_id'], limit: mostPositions },
  )
  const proof = await serializeProof(context, row)
  return {
    ...omitNull({ driverName, driverPhone, vehicle, carrierName, trackingNumber, trackingLink, expectedOn }),
    ...omitNull({ packages: row.packages, grossKilograms: row.grossKilograms, carriage: serializeCarriage(row) }),
    ...omitNull({ acceptedAt: row.acceptedAt, startedAt: row.startedAt, reason: row.reason }),
    _id,
    position,
    revision,
    state,
    deliveryMethod,
    quantity,
    batches: await serializeShippedBatches(context, row),
    dispatchedAt: createdAt,
    positions: newest.toReversed().map(serializePosition),
    failures: await serializeFailures(context, _id),
    ...(proof && { proof }),
  }
}

/** A batch as it was when it left, without what the store keeps of it. */
export const shippedBatch = ({ batchId: _, ...batch }: Row<'shipments'>['batches'][number]): Schemas['ShippedBatch'] =>
  omitNull(batch)

/** With the certificates that the batches have now: one may have come after the goods. What was taken back shows none. */
async function serializeShippedBatches(
  context: Reader,
  { batches, state }: Row<'shipments'>,
): Promise<Schemas['ShippedBatch'][]> {
  const certificatesOf = await serializeAttachmentsOf(
    context,
    state === 'cancelled' ? [] : batches.flatMap(({ batchId }) => batchId ?? []),
  )
  return batches.map((batch) => {
    const certificates = batch.batchId === undefined ? [] : certificatesOf(batch.batchId)
    return { ...shippedBatch(batch), ...(certificates.length > 0 && { certificates }) }
  })
}

/** Who signed stands in the document alone. */
export function serializeCarriage({ carriage }: Pick<Row<'shipments'>, 'carriage'>): Schemas['ShipmentCarriage'] | null {
  if (carriage === null) return null
  const { signatory: _, ...declared } = carriage
  return declared
}

const serializePosition = ({ latitude, longitude, place, at }: Row<'shipmentPositions'>): Schemas['Position'] => ({
  latitude,
  longitude,
  ...(place !== null && { place_en: place.en, place_ar: place.ar, place_bn: place.bn }),
  at,
})

async function serializeFailures(context: Reader, shipmentId: string): Promise<Schemas['DeliveryFailure'][]> {
  const rows = await context.tables.list('deliveryFailures', { shipmentId }, { orderBy: ['at'] })
  const filesOf = await serializeAttachmentsOf(
    context,
    rows.map(({ _id }) => _id),
  )
  return rows.map(({ _id, reason, note, at }) => ({ ...omitNull({ note }), reason, at, files: filesOf(_id) }))
}

async function serializeProof(context: Reader, row: Row<'shipments'>): Promise<Schemas['Proof'] | undefined> {
  const { _id, deliveredAt: at, deliveredBy: by, receivedBy, signature } = row
  if (at === null || by === null) return undefined
  return { ...omitNull({ receivedBy, signature }), at, by, files: await serializeAttachments(context, _id) }
}
