import { demoPictures } from './demo-pictures.ts'
import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import { shippedRates } from '#server/domain/catalogue/exchange-rates.ts'
import { firstRateOf } from '#server/domain/catalogue/first-rates.ts'
import { productColumns } from '#server/domain/listing/listing-columns.ts'
import { declarationColumn } from '#server/domain/listing/carriage-rules.ts'
import type { Row } from '#server/store/tables.ts'
import type { DemoSeller, Listing, Substance } from './catalogue.ts'

interface Place {
  _id: string
  sellerId: string
  categoryId: string
  subCategoryId: string
  rating: number
  ratingCount: number
  /** Position in the catalogue: all variation derives from it, so every demo is the same. */
  position: number
  now: string
}

/** A listing of the demo catalogue as a row, priced in its seller's currency. */
export function demoProduct(substance: Substance, listing: Listing, seller: DemoSeller, place: Place): Row<'products'> {
  const { position, now, categoryId, subCategoryId, ...ids } = place
  const { currency } = seller
  const { unit } = listing
  const columns = productColumns(
    {
      categoryId,
      subCategoryId,
      reference: null,
      name_en: substance.name.en,
      name_ar: substance.name.ar,
      name_bn: substance.name.bn,
      description_en: substance.description.en,
      description_ar: substance.description.ar,
      description_bn: substance.description.bn,
      ...demoPictures(listing, position),
      casNumber: substance.cas,
      ecNumber: substance.ec,
      unNumber: substance.un,
      hsCode: substance.hs,
      molecularFormula: substance.formula,
      molecularWeight: substance.weight,
      smiles: substance.smiles,
      synonyms: substance.synonyms,
      grade: listing.grade,
      purity: listing.purity,
      physicalForm: substance.form,
      packaging: listing.packaging,
      brand: seller.businessName.split(' ').slice(0, 2).join(' '),
      countryOfOrigin: seller.country,
      currency,
      unit,
      priceTiers: tiersOf(listing, currency),
      minimumOrder: listing.minimum,
      stock: listing.stock,
      leadTimeDays: listing.leadDays,
      incoterms: listing.incoterms,
      certificates: substance.certificates,
      ghs: substance.ghs,
      dangerousGoods: declarationColumn(substance.un, {
        emergencyPhone: seller.phone,
        technicalName: substance.technicalName ?? substance.name.en,
        ...(substance.packingGroup !== undefined && { packingGroup: substance.packingGroup }),
        ...(substance.flashPoint !== undefined && { flashPoint: substance.flashPoint }),
        ...(substance.shippingName !== undefined && { properShippingName: substance.shippingName }),
      }),
      documents: documentsOf(substance),
      ...sampleOf(listing, position, currency),
    },
    shippedRates,
  )
  return {
    ...columns,
    ...ids,
    status: 'active',
    missing: [],
    version: 1,
    promotedUntil: position % 14 === 0 ? new Date(Date.parse(now) + 90 * 86_400_000).toISOString() : null,
    createdAt: now,
    updatedAt: now,
  }
}

/** From five and from twenty minimum orders on a lower price, as the trade does for pallets and full loads. */
const steps = [
  { minimums: 1, share: 1 },
  { minimums: 5, share: 0.96 },
  { minimums: 20, share: 0.91 },
]

function tiersOf({ priceUsd, minimum, unit }: Listing, currency: string): Row<'products'>['priceTiers'] {
  const tiers: Row<'products'>['priceTiers'] = []
  for (const { minimums, share } of steps) {
    const price = fromDecimal((priceUsd * share * firstRateOf(currency)).toFixed(currency === 'JPY' ? 0 : 2), currency)
    const before = tiers.at(-1)?.price.amount ?? Number.POSITIVE_INFINITY
    // A price of a few cents cannot fall by 4 %: then there is one tier less.
    if (price.amount > 0 && price.amount < before) {
      tiers.push({ minimumQuantity: { value: Math.round(minimum * minimums * 1e6) / 1e6, unit }, price })
    }
  }
  return tiers
}

/** Samples of cheap products are free, of others priced to cover the courier; bulk liquids and gases are not sampled. */
const sampleSizes: Partial<Record<Listing['unit'], number>> = { kg: 0.5, L: 0.5, g: 5, mL: 10, t: 0.0005 }
const courierDollars = 18

function sampleOf(
  { unit, priceUsd, minimum }: Listing,
  position: number,
  currency: string,
): Pick<Row<'products'>, 'sampleOffered' | 'samplePrice' | 'sampleMaximum'> {
  const size = sampleSizes[unit]
  if (size === undefined || size >= minimum || position % 4 === 3) {
    return { sampleOffered: false, samplePrice: null, sampleMaximum: null }
  }
  const itemsTotal = priceUsd * size
  const dollars = itemsTotal < 5 ? 0 : courierDollars + Math.ceil(itemsTotal)
  const price = fromDecimal((dollars * firstRateOf(currency)).toFixed(0), currency)
  return { sampleOffered: true, samplePrice: price.amount, sampleMaximum: size }
}

function documentsOf({ certificates }: Substance): Row<'products'>['documents'] {
  const kinds = ['SDS', 'TDS', 'CoA', ...certificates.filter((kind) => kind === 'REACH' || kind === 'Halal')] as const
  return kinds.map((kind) => ({ kind, access: 'onRequest', language: 'en', issuedOn: null, version: null }))
}
