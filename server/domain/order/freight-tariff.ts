import { type Money, minorDigits } from '#src/lib/money.ts'
import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import { firstRateOf } from '#server/domain/catalogue/first-rates.ts'

/** US dollars: a charge per consignment and one per kilogram or litre. */
const tariff = { domestic: { consignment: 25, perKilogram: 0.04 }, abroad: { consignment: 120, perKilogram: 0.12 } }

/**
 * Freight by the marketplace's tariff. It is stated in US dollars, and in every other currency by the factor that it was set with: a part of
 * the tariff, not a rate of the day. What an order costs must not move with the rates.
 */
export function freightCharge(weight: number, domestic: boolean, currency: string): Money {
  const { consignment, perKilogram } = domestic ? tariff.domestic : tariff.abroad
  const dollars = consignment + perKilogram * weight
  return fromDecimal((dollars * firstRateOf(currency)).toFixed(minorDigits(currency)), currency)
}
