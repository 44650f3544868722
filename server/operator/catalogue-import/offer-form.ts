import type { Money } from '#src/lib/money.ts'
import type { Quantity, Unit } from '#src/lib/quantity.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { betweenNames, readList, readMoney, readQuantity, readUnit } from './cell-values.ts'
import type { GivenTexts } from './column-map.ts'
import type { ImportField, OpenField } from './import-fields.ts'
import type { ListingBody } from './listed-form.ts'

export type FieldProblems = Partial<Record<ImportField, Text>>

export interface OfferContext {
  /** The listing that the row changes. */
  listed: ListingBody | undefined
  /** The default. */
  currency: string
  /** Fields left to the seller, filled with placeholders. */
  open: readonly OpenField[]
}

interface OfferForm {
  fields: Partial<Pick<ListingBody, 'minimumOrder' | 'priceTiers' | 'stock'>>
  problems: FieldProblems
}

/** Minimum order, prices and stock of a row, which share a unit and a currency. */
export function offerForm(given: GivenTexts, context: OfferContext): OfferForm {
  const { listed, open } = context
  const unit = given.unit ? readUnit(given.unit) : listed?.minimumOrder.unit
  if (given.unit && unit === undefined) return { fields: {}, problems: { unit: { key: 'server:import.unit' } } }
  const minimumOrder = given.minimumOrder === undefined ? listed?.minimumOrder : readQuantity(given.minimumOrder, unit)
  if (minimumOrder === undefined) {
    const key = given.minimumOrder ? 'server:import.quantity' : 'server:field.required'
    return { fields: {}, problems: { minimumOrder: { key } } }
  }
  const problems: FieldProblems = {}
  const priceTiers = tiersOf(given, context, minimumOrder, problems)
  const stock = given.stock ? readQuantity(given.stock, unit ?? minimumOrder.unit) : undefined
  if (given.stock && stock === undefined) problems.stock = { key: 'server:import.quantity' }
  const stands = stock ?? (open.includes('stock') ? { value: 0, unit: minimumOrder.unit } : listed?.stock)
  return { fields: { minimumOrder, priceTiers, ...(stands === undefined ? {} : { stock: stands }) }, problems }
}

/** The currency of a row: its own, that of the listing that it changes, or the default. */
export const currencyOf = (given: GivenTexts, { listed, currency }: OfferContext): string =>
  given.currency?.toUpperCase() || (listed?.priceTiers[0]?.price.currency ?? currency)

function tiersOf(
  given: GivenTexts,
  context: OfferContext,
  minimumOrder: Quantity,
  problems: FieldProblems,
): ListingBody['priceTiers'] {
  const { listed, open } = context
  const before = listed?.priceTiers[0]?.price
  const currency = currencyOf(given, context)
  const price = given.price ? readMoney(given.price, currency) : undefined
  if (given.price && price === undefined) problems.price = { key: 'server:import.price' }
  // The current price stays only in the same currency and for the same unit.
  const stays = given.price === undefined && before?.currency === currency && listed?.minimumOrder.unit === minimumOrder.unit
  const first = price ?? (stays ? before : undefined)
  if (first === undefined && !open.includes('price')) problems.price ??= { key: 'server:field.required' }
  const further =
    given.priceTiers === undefined ? listed?.priceTiers.slice(1) : readTiers(given.priceTiers, currency, minimumOrder.unit)
  if (further === undefined && given.priceTiers !== undefined) problems.priceTiers = { key: 'server:import.priceTiers' }
  return [{ minimumQuantity: minimumOrder, price: first ?? { amount: 0, currency } }, ...(further ?? [])]
}

/** Further tiers: `1600 kg: 4.95; 8000 kg: 4.80`. */
function readTiers(text: string, currency: string, unit: Unit): ListingBody['priceTiers'] | undefined {
  const tiers: { minimumQuantity: Quantity; price: Money }[] = []
  for (const tier of readList(text, betweenNames)) {
    const [quantity = '', amount = '', ...rest] = tier.split(/[:=]/)
    const minimumQuantity = readQuantity(quantity, unit)
    const price = readMoney(amount, currency)
    if (minimumQuantity === undefined || price === undefined || rest.length > 0) return undefined
    tiers.push({ minimumQuantity, price })
  }
  return tiers
}
