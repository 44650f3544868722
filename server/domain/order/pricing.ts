import { type Incoterm, sellerCarries } from '#src/lib/incoterms.ts'
import type { Money } from '#src/lib/money.ts'
import { percentOf, sum } from '#src/lib/money-arithmetic.ts'
import { lineTotal } from '#src/lib/price-tiers.ts'
import { type Quantity, convert } from '#src/lib/quantity.ts'
import { type AppliedTax, type Priced, withTax } from '#server/domain/catalogue/order-totals.ts'
import { quantityText } from '#server/domain/platform/quantity-text.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Row } from '#server/store/tables.ts'
import { freightCharge } from './freight-tariff.ts'

const sellerInsures = new Set(['CIP', 'CIF'])

/** Cargo insurance as custom has it: 0.3 % of 110 % of the goods' value. */
const insurance = 0.33

/**
 * What an order costs: the whole quantity at the price of its tier and package, tax by the rule that holds, freight where the term leaves the
 * carriage to the seller. Refuses with 422 what cannot be ordered.
 */
export function priceOrder(
  product: Row<'products'>,
  tax: AppliedTax,
  order: { quantity: Quantity; incoterm: Row<'orders'>['incoterm']; surcharge?: Money },
): Priced {
  const { quantity, incoterm, surcharge } = order
  const inStockUnit = convert(quantity, product.unit)
  if (inStockUnit === undefined) throw invalidFields({ 'quantity.unit': { key: 'server:field.unit' } })
  // The first tier begins at the minimum order.
  const line = lineTotal(product.priceTiers, quantity, surcharge)
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

  const domestic = tax.taxFrom === tax.taxTo
  const shipping = freightOf(inStockUnit, incoterm, domestic, line.total)
  const amounts = { unitPrice: line.unitPrice, subtotal: line.total, shipping }
  return { totals: withTax(amounts, tax), stockQuantity: inStockUnit.value }
}

function freightOf(quantity: Quantity, incoterm: Incoterm, domestic: boolean, subtotal: Money): Money {
  if (!sellerCarries(incoterm)) return { amount: 0, currency: subtotal.currency }
  const weight = convert(quantity, 'kg')?.value ?? convert(quantity, 'L')?.value ?? quantity.value
  const { currency } = subtotal
  const carriage = freightCharge(weight, domestic, currency)
  return sellerInsures.has(incoterm) ? sum([carriage, percentOf(subtotal, insurance)], currency) : carriage
}
