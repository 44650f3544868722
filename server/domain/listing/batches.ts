import type { components } from '#src/generated/schema.ts'
import { byLastDay } from '#src/lib/batches.ts'
import { attach, dropAttachment, serializeAttachmentsOf } from '#server/domain/document/attachments.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { type BatchRow, batchState } from './batch-rules.ts'

type Schemas = components['schemas']
type BatchEvent = Row<'batchEvents'>
type Reader = { tables: ReadableTables; now: string }

/** As many batches of a product hold something, and as many certificates are of one. */
export const mostBatches = 200
export const mostCertificates = 10
/** What an answer has of what is over. */
const mostEmpty = 100
const mostEvents = 1000

/** Whether the stock of a product is counted by batches. */
export const hasBatches = async ({ tables }: { tables: ReadableTables }, productId: string): Promise<boolean> =>
  (await tables.count('productBatches', { productId })) > 0

/** A batch of the caller's own product. Throws 404 for another seller's. */
export async function findBatch({ tables }: OperationContext, { user }: Caller, batchId: string) {
  const batch = await tables.find('productBatches', { _id: batchId })
  const product = batch && (await tables.find('products', { _id: batch.productId }))
  if (batch === undefined || product?.sellerId !== user._id) throw notFound()
  return { batch, product }
}

/** Sets columns of a batch that holds what was read, or throws 409. */
export async function changeBatch(
  { tables, now }: OperationContext,
  { _id, quantity }: BatchRow,
  set: Partial<BatchRow>,
): Promise<void> {
  const changed = await tables.update('productBatches', { _id, quantity }, { ...set, updatedAt: now })
  if (changed === 0) throw conflict('server:conflict.batchChanged')
}

/** Writes down what became of a batch. */
export async function recordBatchEvent(
  { tables, newId, now: at }: OperationContext,
  batchId: string,
  { kind, change = 0, reason = null, shipmentId = null }: Pick<BatchEvent, 'kind'> & Partial<BatchEvent>,
): Promise<void> {
  await tables.insert('batchEvents', { _id: newId(), batchId, kind, change, reason, shipmentId, at })
}

/**
 * Attaches the certificate of analysis of a batch, for these readers besides its seller. Throws 422 for what is no PDF of the seller's that was
 * just uploaded.
 */
export async function attachCertificate(
  context: OperationContext,
  ownerId: string,
  batchId: string,
  certificate: string,
  readerIds: readonly string[] = [],
): Promise<void> {
  const loose = await context.tables.find('attachments', { _id: certificate, ownerId, subjectId: null })
  const file = loose && (await context.tables.find('files', { _id: certificate }))
  if (file === undefined) throw invalidFields({ certificate: { key: 'server:field.attachments' } })
  if (file.contentType !== 'application/pdf') throw invalidFields({ certificate: { key: 'server:field.batchCertificate' } })
  const position = await context.tables.count('attachments', { subject: 'productBatch', subjectId: batchId })
  await attach(context, ownerId, [certificate], { subject: 'productBatch', subjectId: batchId, readerIds })
  // They are named one at a time, and read in the order in which they came.
  await context.tables.update('attachments', { _id: certificate }, { position })
}

/** Releases the certificates of a batch. */
export async function dropCertificates(context: OperationContext, batchId: string): Promise<void> {
  const held = await context.tables.list('attachments', { subject: 'productBatch', subjectId: batchId })
  for (const { _id } of held) await dropAttachment(context, _id)
}

/** The batches of a product, as its seller sees them: those that hold something before the rest, first expired first. */
export async function serializeBatches(
  { tables, now }: Reader,
  { _id: productId, unit }: Row<'products'>,
): Promise<Schemas['ProductBatch'][]> {
  const rows = await tables.list('productBatches', { productId }, { orderBy: ['-updatedAt', '_id'] })
  const shown = [
    ...rows.filter(({ quantity }) => quantity > 0).sort(byLastDay),
    ...rows.filter(({ quantity }) => quantity === 0).slice(0, mostEmpty),
  ]
  const ids = shown.map(({ _id }) => _id)
  const certificatesOf = await serializeAttachmentsOf({ tables }, ids)
  const eventsOf = await eventsByBatch(tables, ids)
  return shown.map((row) => ({
    ...batchFacts(row),
    ...omitNull({ note: row.note, blockedReason: row.blockedReason }),
    _id: row._id,
    state: batchState(row, now),
    quantity: { value: row.quantity, unit },
    certificates: certificatesOf(row._id),
    events: eventsOf(row._id),
  }))
}

/** What is printed on the label of a batch. */
export const batchFacts = ({ number, madeOn, expiresOn, retestOn, packaging }: BatchRow) => ({
  ...omitNull({ madeOn, expiresOn, retestOn, packaging }),
  number,
})

async function eventsByBatch(
  tables: ReadableTables,
  batchIds: readonly string[],
): Promise<(batchId: string) => Schemas['BatchEvent'][]> {
  if (batchIds.length === 0) return () => []
  const rows = await tables.list('batchEvents', { batchId: batchIds }, { orderBy: ['-at', '-_id'], limit: mostEvents })
  const orderOf = await ordersByShipment(
    tables,
    rows.flatMap(({ shipmentId }) => shipmentId ?? []),
  )
  return (batchId) =>
    rows
      .filter((row) => row.batchId === batchId)
      .map(({ kind, change, reason, shipmentId, at }) => ({ ...omitNull({ reason }), ...orderOf(shipmentId), kind, change, at }))
}

/** The order of a shipment, as a event names it. */
async function ordersByShipment(tables: ReadableTables, shipmentIds: readonly string[]) {
  const shipments = shipmentIds.length === 0 ? [] : await tables.list('shipments', { _id: [...new Set(shipmentIds)] })
  const orderIds = [...new Set(shipments.map(({ orderId }) => orderId))]
  const orders = orderIds.length === 0 ? [] : await tables.list('orders', { _id: orderIds })
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]))
  const orderIdOf = new Map(shipments.map(({ _id, orderId }) => [_id, orderId]))
  return (shipmentId: string | null): Pick<Schemas['BatchEvent'], 'orderId' | 'orderNumber'> => {
    const orderId = shipmentId === null ? undefined : orderIdOf.get(shipmentId)
    const orderNumber = orderId === undefined ? undefined : numbers.get(orderId)
    return orderId === undefined || orderNumber === undefined ? {} : { orderId, orderNumber }
  }
}
