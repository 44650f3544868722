import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { countedByBatches } from '#server/domain/listing/counted-stock.ts'
import { productColumns } from '#server/domain/listing/listing-columns.ts'
import { changedMeanwhile, changeProduct, findListing, currentListing, refuseProblems } from '#server/domain/listing/listings.ts'
import { hasOtherPrices, stockAmount, tierProblems } from '#server/domain/listing/offer-rules.ts'
import type { Problems } from '#server/domain/listing/substance-rules.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** The unit of a product is what stock, tiers and orders are counted in: here it stays, the whole form can change it. */
export const editInventory: Operation<'editInventory'> = async (call) => {
  const { body, caller, id } = call
  const product = await findListing(call, caller, id)
  if (product.version !== body.version) throw await changedMeanwhile(call, id)
  const counted = await countedByBatches(call, product, body.stock)
  const stock = body.stock === undefined || counted.byBatches ? undefined : stockAmount(product.unit, body.stock)
  const offer = newOffer(product, body)
  const missing = product.missing.filter((field) => body[field as keyof typeof body] === undefined) // names fields of this body or of others
  refuseProblems({ ...counted.problems, ...stock?.problems, ...offerProblems(product, offer, missing) })
  // An accomplice could order for next to nothing.
  if (hasOtherPrices(product, { ...product, ...offer })) await assertNotAlerted(call, caller)
  const { price, lowestPrice, comparablePrice } = productColumns({ ...product, ...offer }, await readRates(call))
  const changes = {
    ...offer,
    price,
    lowestPrice,
    comparablePrice,
    missing,
    ...(stock === undefined ? {} : { stock: stock.amount }),
  }
  await changeProduct(call, product, changes, body.stock === undefined || stock === undefined ? {} : { stock: body.stock.seen })
  return currentListing(call, id)
}

type Offer = Pick<Row<'products'>, 'currency' | 'minimumOrder' | 'priceTiers'>

/** The first tier is the price at the minimum order. */
function newOffer(product: Row<'products'>, { price, minimumOrder }: Call<'editInventory'>['body']): Offer {
  const [first, ...further] = product.priceTiers
  const minimum = minimumOrder ?? { value: product.minimumOrder, unit: product.unit }
  const amount = price ?? first?.price ?? { amount: 0, currency: product.currency }
  return {
    currency: amount.currency,
    minimumOrder: minimum.value,
    priceTiers: [{ minimumQuantity: minimum, price: amount }, ...further],
  }
}

/** Maps problems to this form's fields, which has a price and a minimum order, and no tiers. */
function offerProblems(
  { unit, currency: listedCurrency, samplePrice, packaging }: Row<'products'>,
  { currency, priceTiers, minimumOrder }: Offer,
  missing: readonly string[],
): Problems {
  if (priceTiers[0]?.minimumQuantity.unit !== unit) return { 'minimumOrder.unit': { key: 'server:field.unit' } }
  if (missing.includes('price')) return {}
  // The prices of a sample and of packages are in the same currency; the whole form can change all of them.
  const hasFurtherPrice = samplePrice !== null || packaging.some(({ surcharge }) => surcharge !== undefined)
  if (currency !== listedCurrency && hasFurtherPrice) return { price: { key: 'server:field.tierCurrency' } }
  const [problem] = Object.entries(tierProblems({ priceTiers, minimumOrder: { value: minimumOrder, unit } }))
  if (problem === undefined) return {}
  const [path, text] = problem
  return { [path.includes('minimumQuantity') ? 'minimumOrder' : 'price']: text }
}
