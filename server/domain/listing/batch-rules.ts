import type { components } from '#src/generated/schema.ts'
import { isSameBatch, lastDayOf } from '#src/lib/batches.ts'
import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { findPackage, sizeOf } from '#src/lib/packages.ts'
import { amountIn } from './listing-fields.ts'
import type { Problems } from './substance-rules.ts'
import type { BodyOf } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type BatchRow = Row<'productBatches'>
type Product = Row<'products'>

/** How a batch stands on a day. Its last day is still one of its days. */
export function batchState(
  { quantity, blockedReason, ...days }: Pick<BatchRow, 'quantity' | 'blockedReason' | 'expiresOn' | 'retestOn'>,
  now: string,
): components['schemas']['BatchState'] {
  if (quantity === 0) return 'empty'
  if (blockedReason !== null) return 'blocked'
  return isPast(days, now) ? 'expired' : 'available'
}

export function isPast(days: Pick<BatchRow, 'expiresOn' | 'retestOn'>, now: string): boolean {
  const lastDay = lastDayOf(days)
  return lastDay !== undefined && lastDay < dayIn('UTC', now)
}

/** A new batch as columns, without what the call gives it. */
export type BatchColumns = Pick<BatchRow, 'number' | 'quantity' | 'madeOn' | 'expiresOn' | 'retestOn' | 'packaging' | 'note'>

/** Reads what was entered of a new batch; `held`: those of the product. Returns its columns, and what is wrong with it by field. */
export function enteredBatch(
  { unit, packaging: listed }: Pick<Product, 'unit' | 'packaging'>,
  held: readonly Pick<BatchRow, 'number' | 'quantity'>[],
  entry: BodyOf<'addProductBatch'>,
  now: string,
): { columns: BatchColumns; problems: Problems } {
  const { madeOn = null, expiresOn = null, retestOn = null } = entry
  const number = entry.number.trim()
  const quantity = amountIn(unit, entry.quantity)
  const packaging = findPackage(listed, entry.packaging)
  const problems: Problems = {
    ...dayProblems({ madeOn, expiresOn, retestOn }, now),
    ...(held.some((other) => isSameBatch(other.number, number)) ? { number: { key: 'server:field.batchTaken' } } : {}),
    ...(quantity === undefined ? { 'quantity.unit': { key: 'server:field.unit' } } : stockProblems(quantity, held)),
    ...(entry.packaging !== undefined && packaging === undefined ? { packaging: { key: 'server:field.choice' } } : {}),
  }
  const columns = {
    number,
    quantity: quantity ?? 0,
    madeOn,
    expiresOn,
    retestOn,
    packaging: packaging === undefined ? null : sizeOf(packaging),
    note: entry.note?.trim() || null,
  }
  return { columns, problems }
}

/** A batch that has expired can be entered: it stands in the store, and counts for no stock. */
function dayProblems(
  { madeOn, expiresOn, retestOn }: Pick<BatchRow, 'madeOn' | 'expiresOn' | 'retestOn'>,
  now: string,
): Problems {
  const problems: Problems = {}
  // A day begins in the east while it is yesterday in UTC.
  if (madeOn !== null && madeOn > addDays(dayIn('UTC', now), 1)) problems['madeOn'] = { key: 'server:field.batchMadeOn' }
  if (madeOn !== null && expiresOn !== null && expiresOn <= madeOn) problems['expiresOn'] = { key: 'server:field.batchOrder' }
  if (madeOn !== null && retestOn !== null && retestOn <= madeOn) problems['retestOn'] = { key: 'server:field.batchRetestOrder' }
  if (expiresOn !== null && retestOn !== null) problems['retestOn'] = { key: 'server:field.batchDays' }
  return problems
}

/** As much as a stated stock may be, in any unit. */
const mostStock = 1_000_000_000

/** The batches together are the stock of their product. */
function stockProblems(quantity: number, others: readonly Pick<BatchRow, 'quantity'>[]): Problems {
  const stock = others.reduce((sum, other) => sum + other.quantity, quantity)
  return stock > mostStock ? { 'quantity.value': { key: 'server:field.tooLarge', values: { limit: mostStock } } } : {}
}

/** What is wrong with a correction; `quantity` is in the unit of the product, `others` are its other batches. */
export function correctedBatch(
  { unit }: Pick<Product, 'unit'>,
  { retestOn: before, madeOn }: BatchRow,
  { quantity, retestOn }: BodyOf<'correctProductBatch'>,
  others: readonly Pick<BatchRow, 'quantity'>[],
): { quantity: number; problems: Problems } {
  // Nothing is nothing in every unit.
  const amount = quantity.value === 0 ? 0 : amountIn(unit, quantity)
  const problems: Problems =
    amount === undefined ? { 'quantity.unit': { key: 'server:field.unit' } } : stockProblems(amount, others)
  if (retestOn !== undefined && (before === null || retestOn <= before || (madeOn !== null && retestOn <= madeOn)))
    problems['retestOn'] = { key: before === null ? 'server:field.unknown' : 'server:field.batchLaterRetest' }
  return { quantity: amount ?? 0, problems }
}
