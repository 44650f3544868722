import type { components } from '#src/generated/schema.ts'
import { convert } from '#src/lib/quantity.ts'
import { sizeOf } from '#src/lib/packages.ts'
import { batchState } from '#server/domain/listing/batch-rules.ts'
import { hasBatches, serializeBatches } from '#server/domain/listing/batches.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { undispatchedQuantity } from './dispatched-quantity.ts'

type Product = Row<'products'>
type Reader = { tables: ReadableTables; now: string }

/** Those that were accepted, of which something may still be left to dispatch. */
const reservingStatuses = [
  'accepted',
  'invoiced',
  'paymentReview',
  'paid',
  'processing',
  'dispatched',
  'inTransit',
  'disputed',
] as const

/** In the six decimals of every quantity. */
const rounded = (value: number): number => Math.round(value * 1_000_000) / 1_000_000

/** A part of an order, in the unit that its product is counted in now. */
export function inProductUnit(
  { stockQuantity, quantity, priceUnit }: Pick<Row<'orders'>, 'stockQuantity' | 'quantity' | 'priceUnit'>,
  part: number,
  unit: Product['unit'],
): number {
  const inUnitOfOrder = (stockQuantity * part) / quantity.value
  return rounded(convert({ value: inUnitOfOrder, unit: priceUnit }, unit)?.value ?? inUnitOfOrder)
}

/** What accepted orders of a product wait for and no shipment carries, in its unit; `besides`: an order that is not asked. */
async function reservedStock({ tables }: Reader, { _id: productId, unit }: Product, besides?: string): Promise<number> {
  const accepted = await tables.list('orders', { productId, status: reservingStatuses })
  const orders = accepted.filter(({ _id }) => _id !== besides)
  const shipments = orders.length === 0 ? [] : await tables.list('shipments', { orderId: orders.map(({ _id }) => _id) })
  const left = orders.map((order) => {
    const own = shipments.filter(({ orderId }) => orderId === order._id)
    return inProductUnit(order, undispatchedQuantity(order, own).value, unit)
  })
  return rounded(left.reduce((sum, each) => sum + each, 0))
}

/** What the batches of a product hold that can be dispatched. */
async function usableStock({ tables, now }: Reader, { _id: productId }: Product): Promise<number> {
  const batches = await tables.list('productBatches', { productId })
  const usable = batches.filter((batch) => batchState(batch, now) === 'available')
  return rounded(usable.reduce((sum, { quantity }) => sum + quantity, 0))
}

interface Recount {
  /** An order that waits for nothing any more, or for nothing yet. */
  besides?: string
  /** What is taken besides. */
  taken?: number
}

/**
 * Counts the stock of a product anew: what its batches hold that are neither expired nor blocked, less what accepted orders wait for, and never less than
 * nothing. A product without batches keeps the figure that it has. Returns whether there is as much as is taken.
 */
export async function recountStock(
  context: TableContext,
  productId: string,
  { besides, taken = 0 }: Recount = {},
): Promise<'counted' | 'short' | 'withoutBatches'> {
  const product = await context.tables.find('products', { _id: productId })
  if (product === undefined || !(await hasBatches(context, productId))) return 'withoutBatches'
  const left = rounded((await usableStock(context, product)) - (await reservedStock(context, product, besides)) - taken)
  const stock = Math.max(0, left)
  // A draft of an import has a stock now.
  const missing = product.missing.filter((field) => field !== 'stock')
  if (stock !== product.stock || missing.length < product.missing.length)
    await context.tables.update('products', { _id: productId }, { stock, missing })
  return left < 0 && taken > 0 ? 'short' : 'counted'
}

/** The batches of a product with its stock, as its seller sees them. */
export async function serializeProductBatches(
  context: Reader,
  productId: string,
): Promise<components['schemas']['ProductBatches']> {
  const product = await context.tables.find('products', { _id: productId })
  // Its batches keep it.
  if (product === undefined) throw new Error(`The product ${productId} is missing`)
  const { name_en, name_ar, name_bn, unit, stock, packaging } = product
  return {
    ...omitNull({ name_ar, name_bn }),
    productId,
    name_en,
    stock: { value: stock, unit },
    reserved: { value: await reservedStock(context, product), unit },
    packaging: packaging.map(sizeOf),
    batches: await serializeBatches(context, product),
  }
}
