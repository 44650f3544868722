import { convert, type Unit } from '#src/lib/quantity.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { hasBatches } from './batches.ts'
import type { Problems } from './substance-rules.ts'

/**
 * Whether the stock of a product is counted by its batches, and what is wrong with an edit then: neither its stock nor its unit can be another. A form
 * that sends the stock as it was shown changes nothing.
 */
export async function countedByBatches(
  context: Pick<OperationContext, 'tables'>,
  { _id, unit }: Pick<Row<'products'>, '_id' | 'unit'>,
  stock: { value: number; unit: Unit; seen: number } | undefined,
  newUnit: Unit = unit,
): Promise<{ byBatches: boolean; problems: Problems }> {
  if (!(await hasBatches(context, _id))) return { byBatches: false, problems: {} }
  const isOther = stock !== undefined && convert(stock, unit)?.value !== stock.seen
  return {
    byBatches: true,
    problems: {
      ...(isOther ? { stock: { key: 'server:field.stockOfBatches' } } : {}),
      ...(newUnit === unit ? {} : { 'minimumOrder.unit': { key: 'server:field.unitOfBatches' } }),
    },
  }
}
