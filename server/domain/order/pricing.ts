import { lineAtAgreedPrice } from '#src/lib/agreed-price.ts'
import { type Incoterm, sellerCarries } from '#src/lib/incoterms.ts'
import type { Money } from '#src/lib/money.ts'
import { percentOf, sum } from '#src/lib/money-arithmetic.ts'
import { type Quantity, convert } from '#src/lib/quantity.ts'
import type { AgreedPrices } from '#server/domain/catalogue/agreed-prices.ts'
import { type AppliedTax, type Priced, withTax } from '#server/domain/catalogue/order-totals.ts'
import { quantityText } from '#server/domain/platform/quantity-text.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Row } from '#server/store/tables.ts'
import { freightBy, type FreightTable } from './freight-rates.ts'

const sellerInsures = new Set(['CIP', 'CIF'])

/** Cargo insurance as custom has it: 0.3 % of 110 % of the goods' value. */
const insurance = 0.33

/**
 * What an order costs: the whole quantity at the price of its tier and package, or at what is agreed with the buyer, tax by the rule that holds, freight by the seller's rates
 * where the term leaves the carriage to the seller; where no rate holds, the totals are without it. Refuses with 422 what cannot be
 * ordered.
 */
export function priceOrder(
  product: Row<'products'>,
  tax: AppliedTax,
  order: { quantity: Quantity; incoterm: Row<'orders'>['incoterm']; surcharge?: Money; agreed?: AgreedPrices | undefined },
  rates: FreightTable,
): Priced {
  const { quantity, incoterm, surcharge, agreed } = order
  const inStockUnit = convert(quantity, product.unit)
  if (inStockUnit === undefined) throw invalidFields({ 'quantity.unit': { key: 'server:field.unit' } })
  // The first tier begins at the minimum order.
  const line = lineAtAgreedPrice(product.priceTiers, agreed?.tiers, quantity, surcharge)
  if (line === undefined) {
    const minimum: Quantity = { value: product.minimumOrder, unit: product.unit }
    throw invalidFields({ 'quantity.value': quantityText('server:field.belowMinimum', 'minimum', minimum) })
  }
  if (inStockUnit.value > product.stock) {
    const stock: Quantity = { value: product.stock, unit: product.unit }
    throw invalidFields({ 'quantity.value': quantityText('server:field.aboveStock', 'stock', stock) })
  }
  if (line.total.amount === 0) throw invalidFields({ 'quantity.value': { key: 'server:field.worthless' } })
  if (!product.incoterms.includes(incoterm)) throw invalidFields({ incoterm: { key: 'server:field.incoterm' } })

  const freight = freightOf(product, { quantity: inStockUnit, incoterm, country: tax.taxTo, subtotal: line.total }, rates)
  const amounts = { unitPrice: line.unitPrice, subtotal: line.total, shipping: freight.shipping }
  return {
    totals: { ...withTax(amounts, tax), freight: freight.kind },
    stockQuantity: inStockUnit.value,
    ...(line.isAgreed && { isAgreed: true }),
  }
}

/** What the carriage costs, and whether the buyer is told so now. */
function freightOf(
  { unNumber }: Row<'products'>,
  order: { quantity: Quantity; incoterm: Incoterm; country: string; subtotal: Money },
  rates: FreightTable,
): { kind: Row<'orders'>['freight']; shipping: Money } {
  const { quantity, incoterm, country, subtotal } = order
  const { currency } = subtotal
  const nothing = { amount: 0, currency }
  if (!sellerCarries(incoterm)) return { kind: 'none', shipping: nothing }
  const carriage = freightBy(rates, { country, quantity, currency, isDangerous: unNumber !== null })
  if (carriage === undefined) return { kind: 'quotedLater', shipping: nothing }
  const insured = sellerInsures.has(incoterm) ? [percentOf(subtotal, insurance)] : []
  return { kind: 'included', shipping: sum([carriage, ...insured], currency) }
}
