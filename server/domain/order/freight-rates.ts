import type { components } from '#src/generated/schema.ts'
import { isCountry } from '#src/lib/countries.ts'
import type { Money } from '#src/lib/money.ts'
import { multiply, sum } from '#src/lib/money-arithmetic.ts'
import { convert, type Quantity } from '#src/lib/quantity.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { conflict, type FieldKey, invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type FreightRates = components['schemas']['FreightRates']
type FreightRate = FreightRates['rates'][number]

/** What a seller charges for carriage. */
export type FreightTable = Pick<Row<'freightRates'>, 'rates' | 'dangerousGoods'>

/** The highest freight, in minor units: far below where sums stop being exact. */
export const mostFreight = 1e13

/** Returns the rates of a seller; one who has stated none has version 0. */
export async function findFreightRates({ tables }: Pick<TableContext, 'tables'>, sellerId: string): Promise<FreightRates> {
  const row = await tables.find('freightRates', { _id: sellerId })
  return row === undefined ? noRates : { version: row.version, rates: row.rates, dangerousGoods: row.dangerousGoods }
}

/** Whether freight rates are to be stated: the seller has products, and has stated none. */
export async function isWithoutFreightRates({ tables }: Pick<TableContext, 'tables'>, sellerId: string): Promise<boolean> {
  const [seller, rates] = await Promise.all([
    tables.find('sellers', { _id: sellerId }),
    tables.count('freightRates', { _id: sellerId }),
  ])
  return rates === 0 && (seller?.productCount ?? 0) > 0
}

const noRates: FreightRates = { version: 0, rates: [], dangerousGoods: [] }

/** Replaces a seller's whole table. Throws 422 with a text for each faulty row, and 409 when it was saved after `version`. */
export async function replaceRates(
  { tables, now }: TableContext,
  sellerId: string,
  { version, rates, dangerousGoods }: FreightRates,
): Promise<FreightRates> {
  const problems = ratesProblems({ rates, dangerousGoods })
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  const saved = { version: version + 1, rates, dangerousGoods }
  const current = await tables.find('freightRates', { _id: sellerId })
  if ((current?.version ?? 0) !== version) throw changedMeanwhile()
  if (current === undefined) await tables.insert('freightRates', { _id: sellerId, ...saved, updatedAt: now })
  else if ((await tables.update('freightRates', { _id: sellerId, version }, { ...saved, updatedAt: now })) === 0)
    throw changedMeanwhile()
  return saved
}

const changedMeanwhile = () => conflict('server:conflict.changed', { state: 'edited' })

/** Returns the faults of a table, by field: the first one of each row. */
function ratesProblems({ rates, dangerousGoods }: FreightTable): Record<string, Text> {
  const faults = [
    ...rates.map((rate, index): [string, FieldKey] | undefined => {
      const fault = rateFault(rate, rates.slice(0, index))
      return fault && [`rates.${index}.${fault.at}`, fault.key]
    }),
    ...dangerousGoods.map(({ currency }, index): [string, FieldKey] | undefined => {
      const at = `dangerousGoods.${index}.currency`
      if (!isTraded(currency)) return [at, 'server:field.currencyTraded']
      const isRepeated = dangerousGoods.findIndex((other) => other.currency === currency) < index
      return isRepeated ? [at, 'server:field.surchargeRepeated'] : undefined
    }),
  ]
  return Object.fromEntries(faults.flatMap((fault) => (fault === undefined ? [] : [[fault[0], { key: fault[1] }]])))
}

function rateFault(rate: FreightRate, before: readonly FreightRate[]): { at: string; key: FieldKey } | undefined {
  if (rate.country !== undefined && !isCountry(rate.country)) return { at: 'country', key: 'server:field.choice' }
  if (!isTraded(rate.amount.currency)) return { at: 'amount.currency', key: 'server:field.currencyTraded' }
  if (rate.perHundredKilograms.currency !== rate.amount.currency)
    return { at: 'perHundredKilograms.currency', key: 'server:field.freightCurrency' }
  const last = before.findLast((other) => other.country === rate.country && other.amount.currency === rate.amount.currency)
  if (last === undefined) return undefined
  const isRising = last.upToKilograms !== undefined && (rate.upToKilograms ?? Infinity) > last.upToKilograms
  return isRising ? undefined : { at: 'upToKilograms', key: 'server:field.freightBracket' }
}

interface Consignment {
  country: string
  quantity: Quantity
  currency: string
  isDangerous: boolean
}

/**
 * Returns what the carriage of a consignment costs by a seller's table, or undefined when no rate holds for it: the freight is then quoted
 * after the order. A country with rates of its own has no others. The weight of goods sold by volume or by the piece is not known: only a
 * rate that does not ask for it holds.
 */
export function freightBy({ rates, dangerousGoods }: FreightTable, consignment: Consignment): Money | undefined {
  const { country, quantity, currency, isDangerous } = consignment
  const priced = rates.filter(({ amount }) => amount.currency === currency)
  const own = priced.filter((rate) => rate.country === country)
  const candidates = own.length > 0 ? own : priced.filter((rate) => rate.country === undefined)
  const kilograms = convert(quantity, 'kg')?.value
  const rate = candidates.find(({ upToKilograms, perHundredKilograms }) =>
    kilograms === undefined
      ? upToKilograms === undefined && perHundredKilograms.amount === 0
      : upToKilograms === undefined || kilograms <= upToKilograms,
  )
  if (rate === undefined) return undefined
  const byWeight = kilograms === undefined ? 0 : (rate.perHundredKilograms.amount * kilograms) / 100
  const surcharge = isDangerous ? dangerousGoods.find((money) => money.currency === currency) : undefined
  if (rate.amount.amount + byWeight + (surcharge?.amount ?? 0) > mostFreight) return undefined
  const carried = kilograms === undefined ? [] : [multiply(rate.perHundredKilograms, kilograms / 100)]
  return sum([rate.amount, ...carried, ...(surcharge === undefined ? [] : [surcharge])], currency)
}
