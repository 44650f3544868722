import { compareQuantities, convert, type Quantity } from '#src/lib/quantity.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { type AppliedTax, type Priced, withTax } from '#server/domain/catalogue/order-totals.ts'
import { quantityText } from '#server/domain/platform/quantity-text.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** A sample is handed over at the buyer's address, at the price of the sample. */
export const sampleIncoterm = 'DAP'

// Keys of a machine's states are its state values.
const openStatuses = (Object.keys(orderMachine.states) as Row<'orders'>['status'][]).filter(
  (status) => orderMachine.states[status]?.type !== 'final',
)

/**
 * Returns the totals of a sample: one price for any size, carriage included, taxed as an order is; one sample is one piece. Throws 422 for
 * what the seller does not offer as a sample.
 */
export function priceSample(product: Row<'products'>, tax: AppliedTax, { quantity }: { quantity: Quantity }): Priced {
  const { sampleOffered, samplePrice, sampleMaximum, currency, unit } = product
  if (!sampleOffered || samplePrice === null || sampleMaximum === null) {
    throw invalidFields({ productId: { key: 'server:field.noSample' } })
  }
  const inStockUnit = convert(quantity, unit)
  if (inStockUnit === undefined) throw invalidFields({ 'quantity.unit': { key: 'server:field.unit' } })
  const maximum: Quantity = { value: sampleMaximum, unit }
  if (compareQuantities(quantity, maximum) === 1) {
    throw invalidFields({ 'quantity.value': quantityText('server:field.aboveSample', 'maximum', maximum) })
  }
  if (inStockUnit.value > product.stock) {
    throw invalidFields({ 'quantity.value': quantityText('server:field.aboveStock', 'stock', { value: product.stock, unit }) })
  }
  const price = { amount: samplePrice, currency }
  const amounts = { unitPrice: price, subtotal: price, shipping: { amount: 0, currency } }
  return { totals: { ...withTax(amounts, tax), freight: 'included' }, stockQuantity: inStockUnit.value }
}

/**
 * The further conditions of a sample: its purpose, and no other open sample of the product for the buyer. The count is made in the
 * serializable transaction of the call, so of two concurrent requests one fails.
 */
export async function sampleColumns(
  { tables }: OperationContext,
  buyerId: string,
  { productId, purpose, yearlyVolume }: BodyOf<'placeOrder'>,
): Promise<{ purpose: string; yearlyVolume: Quantity }> {
  if (purpose === undefined || yearlyVolume === undefined) {
    const missing = Object.entries({ purpose, yearlyVolume }).filter(([, value]) => value === undefined)
    throw invalidFields(Object.fromEntries(missing.map(([field]) => [field, { key: 'server:field.required' as const }])))
  }
  const where = { buyerId, kind: 'sample', status: openStatuses, productId } as const
  const [open] = await tables.list('orders', where, { limit: 1 })
  if (open !== undefined) throw conflict('server:conflict.sampleOpen', { state: open.status })
  return { purpose: purpose.trim(), yearlyVolume }
}

const hours = 3_600_000
const answerWithin = 48 * hours
const shipWithin = 7 * 24 * hours

const later = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString()

/** The service targets for samples; the second begins with the seller's acceptance. */
export const sampleTargets = (createdAt: string, acceptedAt: string | undefined) => ({
  answerBy: later(createdAt, answerWithin),
  ...(acceptedAt === undefined ? {} : { shipBy: later(acceptedAt, shipWithin) }),
})
