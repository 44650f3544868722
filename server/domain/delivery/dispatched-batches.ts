import type { components } from '#src/generated/schema.ts'
import { isSameBatch } from '#src/lib/batches.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import { admitReaders } from '#server/domain/document/files.ts'
import { batchFacts, changeBatch, recordBatchEvent } from '#server/domain/listing/batches.ts'
import { type BatchRow, isPast } from '#server/domain/listing/batch-rules.ts'
import { inProductUnit, recountStock } from '#server/domain/order/batch-stock.ts'
import type { OrderRow } from '#server/domain/order/orders.ts'
import { DomainError, type Text } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Batch = components['schemas']['Batch']
type ShippedBatch = Row<'shipments'>['batches'][number]

/** The batches that a dispatch takes from. */
export interface HeldBatches {
  product: Row<'products'>
  batches: readonly BatchRow[]
}

/** Reads the batches of an order's product; undefined where it has none. */
export async function heldBatches(
  { tables }: Pick<OperationContext, 'tables'>,
  { productId }: OrderRow,
): Promise<HeldBatches | undefined> {
  const product = productId === null ? undefined : await tables.find('products', { _id: productId })
  if (product === undefined) return undefined
  const batches = await tables.list('productBatches', { productId: product._id })
  return batches.length === 0 ? undefined : { product, batches }
}

/**
 * Returns what is wrong with the batches that a dispatch names, by field of the dispatch: each is one of the product's, neither blocked nor expired, and
 * named once. Nobody can enter a batch of a product that is deleted: what is left of it may name any, or none.
 */
export function heldProblems(named: readonly Batch[], { product, batches }: HeldBatches, now: string): Record<string, Text> {
  const problems: Record<string, Text> = {}
  const isDeleted = product.status === 'deleted'
  if (named.length === 0 && !isDeleted) problems['batches'] = { key: 'server:field.batchesNeeded' }
  for (const [at, { number, madeOn, expiresOn }] of named.entries()) {
    const wrong = (field: keyof Batch, key: Text['key']) => {
      problems[`batches.${at}.${field}`] ??= { key }
    }
    const held = findHeld(batches, number)
    if (named.findIndex((other) => isSameBatch(other.number, number)) < at) wrong('number', 'server:field.batchTwice')
    if (held === undefined && !isDeleted) wrong('number', 'server:field.batchUnknown')
    if (held === undefined) continue
    if (held.blockedReason !== null) wrong('number', 'server:field.batchBlocked')
    if (isPast(held, now)) wrong('number', 'server:field.batchExpired')
    if (madeOn !== undefined && madeOn !== held.madeOn) wrong('madeOn', 'server:field.batchDay')
    if (expiresOn !== undefined && expiresOn !== held.expiresOn) wrong('expiresOn', 'server:field.batchDay')
  }
  return problems
}

const findHeld = (batches: readonly BatchRow[], number: string) => batches.find((batch) => isSameBatch(batch.number, number))

/** What a shipment keeps of the batches that it names: as they stand in the product's, which may change later. */
export const shippedBatches = (shipped: readonly ShippedBatch[], { batches }: HeldBatches, quantity: Quantity): ShippedBatch[] =>
  shipped.map((named) => {
    const held = findHeld(batches, named.number)
    if (held === undefined) return named
    const { number, madeOn = null, expiresOn = null, retestOn } = batchFacts(held)
    return {
      number,
      quantity: named.quantity ?? quantity.value,
      madeOn,
      expiresOn,
      ...(retestOn === undefined ? {} : { retestOn }),
      batchId: held._id,
    }
  })

/**
 * Takes what a shipment carries out of its batches, and lets the buyer read their certificates. Throws 409 when one holds less by now: of two dispatches of
 * the same drum one goes through.
 */
export async function takeBatches(
  context: OperationContext,
  order: OrderRow,
  { _id: shipmentId, batches: shipped, quantity }: Row<'shipments'>,
  { product, batches }: HeldBatches,
): Promise<void> {
  for (const { batchId, quantity: part } of shipped) {
    const held = batches.find(({ _id }) => _id === batchId)
    if (held === undefined) continue
    const taken = inProductUnit(order, part ?? quantity.value, product.unit)
    const left = Math.round((held.quantity - taken) * 1_000_000) / 1_000_000
    if (left < 0) throw batchShort(order, held, product)
    await changeBatch(context, held, { quantity: left })
    await recordBatchEvent(context, held._id, { kind: 'dispatched', change: -taken, shipmentId })
    const certificates = await context.tables.list('attachments', { subject: 'productBatch', subjectId: held._id })
    for (const { _id } of certificates) await admitReaders(context, _id, [order.buyerId])
  }
  await recountStock(context, product._id)
}

const batchShort = ({ status: state }: OrderRow, { number, quantity: value }: BatchRow, { unit }: Row<'products'>) =>
  new DomainError(
    409,
    { key: 'server:conflict.batchShort', values: { number, quantity: { value, unit } } },
    { results: { state } },
  )
