import type { components } from '#src/generated/schema.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { multiply } from '#src/lib/money-arithmetic.ts'
import { convert, type Quantity } from '#src/lib/quantity.ts'
import { type AppliedTax, type OrderTotals, withTax } from '#server/domain/catalogue/order-totals.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Row } from '#server/store/tables.ts'

type BidRow = Row<'bids'>

/** The highest total of a bid, in minor units: far below where sums stop being exact. */
const most = 1e13

/**
 * Returns the total of a bid: quantity at unit price, carriage, tax by the rule that holds. Throws 422 where the price's unit does not measure
 * the quantity, where nothing is left of the sum after rounding, and above the highest total.
 */
export function priceBid(
  offer: { quantity: Quantity; priceUnit: Quantity['unit']; unitPrice: Money; shipping: Money },
  tax: AppliedTax,
): OrderTotals {
  const { quantity, priceUnit, unitPrice, shipping } = offer
  const priced = convert(quantity, priceUnit)
  if (priced === undefined) throw invalidFields({ priceUnit: { key: 'server:field.priceUnit' } })
  const { currency } = unitPrice
  if (unitPrice.amount * priced.value > most)
    throw invalidFields({ unitPrice: amountTooLarge(Math.floor(most / priced.value), currency) })
  if (shipping.amount > most) throw invalidFields({ shipping: amountTooLarge(most, currency) })
  const subtotal = multiply(unitPrice, priced.value)
  if (subtotal.amount === 0) throw invalidFields({ 'quantity.value': { key: 'server:field.worthless' } })
  return withTax({ unitPrice, subtotal, shipping }, tax)
}

const amountTooLarge = (amount: number, currency: string) =>
  ({ key: 'server:field.tooLarge', values: { limit: moneyText({ amount, currency }) } }) as const

/** Formats an amount for an error text, the same in every language, with the currency's code. */
export const moneyText = (money: Money): string => `${money.currency} ${toDecimalText(money)}`

type Comparison = components['schemas']['BidComparison']

/**
 * Compares bids for the required quantity, by id. Ranks open and accepted ones by the cost of one unit with carriage and tax, before
 * rounding.
 */
export function compareBids(required: Quantity, bids: readonly BidRow[]): Map<string, Comparison> {
  const measured = bids.map((bid) => {
    const value = convert(bid.quantity, required.unit)?.value
    // bidRequirement accepts no other quantity, and a requirement with bids does not change.
    if (value === undefined) throw new Error(`Bid ${bid._id} is in another dimension than its requirement`)
    return { bid, value, landed: bid.total / value, ranked: bid.status === 'submitted' || bid.status === 'accepted' }
  })
  const prices = measured.filter(({ ranked }) => ranked).map(({ landed }) => landed)
  const lowest = Math.min(...prices)
  return new Map(
    measured.map(({ bid, value, landed, ranked }) => {
      const { currency } = bid
      const comparison: Comparison = {
        unitPrice: { amount: Math.round(bid.subtotal / value), currency },
        landedUnitPrice: { amount: Math.round(landed), currency },
        coverage: oneDecimal((value / required.value) * 100),
      }
      if (!ranked) return [bid._id, comparison]
      const rank = 1 + prices.filter((price) => price < landed).length
      const aboveLowest = lowest === 0 ? 0 : oneDecimal((landed / lowest - 1) * 100)
      return [bid._id, { ...comparison, rank, aboveLowest }]
    }),
  )
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
