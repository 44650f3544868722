import type { components } from '#src/generated/schema.ts'
import { byLastDay } from '#src/lib/batches.ts'
import { convert } from '#src/lib/quantity.ts'
import { batchFacts } from '#server/domain/listing/batches.ts'
import { batchState } from '#server/domain/listing/batch-rules.ts'
import type { OperationContext } from '#server/operation.ts'
import type { OrderRow } from './orders.ts'

/** The states in which something can be dispatched. */
const dispatchable: ReadonlySet<OrderRow['status']> = new Set(['processing', 'dispatched', 'inTransit', 'disputed'] as const)

/**
 * The batches that an order can be dispatched from, first expired first, in its own unit; null where its product has none, and of one that is deleted,
 * whose batches nobody can see to any more.
 */
export async function batchChoices(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  { productId, status, quantity: { unit } }: OrderRow,
): Promise<components['schemas']['BatchChoice'][] | null> {
  const product = productId === null || !dispatchable.has(status) ? undefined : await tables.find('products', { _id: productId })
  if (product === undefined || product.status === 'deleted') return null
  const rows = await tables.list('productBatches', { productId: product._id })
  if (rows.length === 0) return null
  return rows
    .filter((row) => batchState(row, now) === 'available')
    .sort(byLastDay)
    .map((row) => ({ ...batchFacts(row), quantity: inUnit({ value: row.quantity, unit: product.unit }, unit) }))
}

/** Rounded down: no more is there. */
const inUnit = (held: OrderRow['quantity'], unit: OrderRow['quantity']['unit']) => ({
  value: Math.floor((convert(held, unit)?.value ?? 0) * 1_000_000 + 0.000_001) / 1_000_000,
  unit,
})
