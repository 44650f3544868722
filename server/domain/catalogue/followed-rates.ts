import { z } from 'zod'
import type { TableContext } from '#server/operation.ts'
import { comparablePrice } from './comparable-price.ts'
import { readRates } from './exchange-rates.ts'

/** How far the products follow the rates: up to which one, the last of them in the order of ids, and whether all do. */
const shape = z.strictObject({ number: z.number(), after: z.string().nullable(), done: z.boolean() })

type Progress = z.infer<typeof shape>

const setting = { _id: 'exchangeRatesFollowed' }
/** Before the first change of a rate every product has those that the program ships with. */
const beginning: Progress = { number: 0, after: null, done: true }

/**
 * Brings the comparable prices of the next products up to date with the rates, and notes how far it came in the same transaction; returns how
 * many products it went through, none once all follow. A rate that changes meanwhile begins anew.
 */
export async function followRates({ tables }: Pick<TableContext, 'tables'>, limit: number): Promise<number> {
  const [rates, stored] = await Promise.all([readRates({ tables }), tables.find('settings', setting)])
  const progress = stored === undefined ? beginning : shape.parse(JSON.parse(stored.value))
  const isAnew = progress.number !== rates.number
  if (progress.done && !isAnew) return 0
  const products = await tables.pricedProducts(isAnew ? undefined : (progress.after ?? undefined), limit)
  for (const { _id, price, currency, unit, comparablePrice: known } of products) {
    const followed = comparablePrice({ amount: price, currency }, unit, rates)
    if (followed !== known) await tables.update('products', { _id }, { comparablePrice: followed })
  }
  const next: Progress = { number: rates.number, after: products.at(-1)?._id ?? null, done: products.length < limit }
  const value = JSON.stringify(next)
  if (stored === undefined) await tables.insert('settings', { ...setting, value })
  else await tables.update('settings', setting, { value })
  return products.length
}
