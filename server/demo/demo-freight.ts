import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import { firstRateOf } from '#server/domain/catalogue/first-rates.ts'
import type { FreightTable } from '#server/domain/order/freight-rates.ts'

/** US dollars: for a consignment, and for each 100 kg more. */
const dollars = { domestic: { consignment: 25, perHundredKilograms: 4 }, abroad: { consignment: 120, perHundredKilograms: 12 } }

/** What a demo seller charges for freight: one rate at home and one for everywhere else, in the currency of their products. */
export function demoFreight({ country, currency }: { country: string; currency: string }): FreightTable {
  const money = (amount: number) => fromDecimal(amount * firstRateOf(currency), currency)
  const rate = ({ consignment, perHundredKilograms }: (typeof dollars)['abroad']) => ({
    amount: money(consignment),
    perHundredKilograms: money(perHundredKilograms),
  })
  return { rates: [{ country, ...rate(dollars.domestic) }, rate(dollars.abroad)], dangerousGoods: [] }
}
