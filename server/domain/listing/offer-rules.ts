import { isCountry } from '#src/lib/countries.ts'
import { type TiersProblem, tiersProblem } from '#src/lib/price-tiers.ts'
import { isSamePackage } from '#src/lib/packages.ts'
import { sameDimension, type Unit } from '#src/lib/quantity.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import type { ListingFields } from './listing-fields.ts'
import { amountIn } from './listing-fields.ts'
import type { FieldKey } from '#server/domain/platform/domain-error.ts'
import type { Problems } from './substance-rules.ts'
import type { Row } from '#server/store/tables.ts'

type Offer = Pick<ListingFields, 'countryOfOrigin' | 'packaging' | 'minimumOrder' | 'priceTiers' | 'sample'>

/** Returns the problems of an offer's terms, by field. */
export function offerProblems(offer: Offer): Problems {
  const { unit } = offer.minimumOrder
  const packs = offer.packaging.flatMap(({ net }, index): [string, { key: FieldKey }][] =>
    sameDimension(net.unit, unit) ? [] : [[`packaging.${index}.net.unit`, { key: 'server:field.unit' }]],
  )
  return {
    ...(isCountry(offer.countryOfOrigin) ? {} : { countryOfOrigin: { key: 'server:field.choice' } }),
    ...Object.fromEntries(packs),
    ...packagingProblems(offer),
    ...tierProblems(offer),
    ...sampleProblems(offer),
  }
}

/** Each package once, for buyers name it by what it is; its surcharge in the currency of the tiers. */
function packagingProblems({ packaging, priceTiers }: Offer): Problems {
  const problems: Problems = {}
  for (const [at, size] of packaging.entries()) {
    if (packaging.findIndex((other) => isSamePackage(other, size)) < at)
      problems[`packaging.${at}.net`] = { key: 'server:field.packagingTwice' }
    if (size.surcharge !== undefined && size.surcharge.currency !== priceTiers[0]?.price.currency)
      problems[`packaging.${at}.surcharge`] = { key: 'server:field.tierCurrency' }
  }
  return problems
}

type Prices = Pick<Row<'products'>, 'currency' | 'priceTiers' | 'samplePrice' | 'sampleMaximum' | 'packaging'>

/** Whether goods would cost anything else than before, at any quantity, or as a sample. */
export const hasOtherPrices = (before: Prices, after: Prices): boolean =>
  before.currency !== after.currency ||
  before.samplePrice !== after.samplePrice ||
  before.sampleMaximum !== after.sampleMaximum ||
  !sameValue(before.priceTiers, after.priceTiers) ||
  !sameValue(surcharged(before), surcharged(after))

/** The packages that cost more; one without a surcharge that comes or goes changes no price. */
const surcharged = ({ packaging }: Pick<Prices, 'packaging'>) =>
  packaging.filter(({ surcharge }) => surcharge !== undefined && surcharge.amount > 0)

const tierFaults: Record<TiersProblem, { at: string; key: FieldKey }> = {
  currencyDiffers: { at: 'price.currency', key: 'server:field.tierCurrency' },
  dimensionDiffers: { at: 'minimumQuantity.unit', key: 'server:field.tierUnit' },
  firstIsNotMinimumOrder: { at: 'minimumQuantity', key: 'server:field.tierFirst' },
  quantityNotRising: { at: 'minimumQuantity', key: 'server:field.tierQuantity' },
  priceNotFalling: { at: 'price', key: 'server:field.tierPrice' },
}

/** Each tier's price is for one unit of the product, so all are written in that unit. */
export function tierProblems({ priceTiers, minimumOrder }: Pick<Offer, 'priceTiers' | 'minimumOrder'>): Problems {
  for (const [index, { minimumQuantity, price }] of priceTiers.entries()) {
    const at = `priceTiers.${index}`
    if (!isTraded(price.currency)) return { [`${at}.price.currency`]: { key: 'server:field.currencyTraded' } }
    if (price.amount < 1) return { [`${at}.price`]: { key: 'server:field.positive' } }
    if (minimumQuantity.unit !== minimumOrder.unit) return { [`${at}.minimumQuantity.unit`]: { key: 'server:field.tierUnit' } }
  }
  const broken = tiersProblem(priceTiers, minimumOrder)
  if (broken === undefined) return {}
  const { at, key } = tierFaults[broken.problem]
  return { [`priceTiers.${broken.index}.${at}`]: { key } }
}

function sampleProblems({ sample, priceTiers, minimumOrder }: Offer): Problems {
  if (sample?.offered !== true) return {}
  const { price, maximum } = sample
  const problems: Problems = {}
  if (price === undefined) problems['sample.price'] = { key: 'server:field.required' }
  else if (price.currency !== priceTiers[0]?.price.currency) problems['sample.price'] = { key: 'server:field.tierCurrency' }
  if (maximum === undefined) problems['sample.maximum'] = { key: 'server:field.required' }
  else if (amountIn(minimumOrder.unit, maximum) === undefined) problems['sample.maximum.unit'] = { key: 'server:field.unit' }
  return problems
}

/** Returns the stock in the product's unit, or its problems. */
export function stockAmount(unit: Unit, stock: { value: number; unit: Unit }): { amount: number; problems: Problems } {
  const amount = amountIn(unit, stock)
  return amount === undefined ? { amount: 0, problems: { 'stock.unit': { key: 'server:field.unit' } } } : { amount, problems: {} }
}
