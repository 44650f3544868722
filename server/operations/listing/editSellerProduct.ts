import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { formProblems } from '#server/domain/listing/listing-rules.ts'
import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { countedByBatches } from '#server/domain/listing/counted-stock.ts'
import { productColumns } from '#server/domain/listing/listing-columns.ts'
import { statedListing } from '#server/domain/listing/listing-fields.ts'
import { keepDocuments, keepImages } from '#server/domain/listing/listing-files.ts'
import {
  categoryOf,
  changedMeanwhile,
  changeProduct,
  findListing,
  currentListing,
  refuseProblems,
} from '#server/domain/listing/listings.ts'
import { hasOtherPrices, stockAmount } from '#server/domain/listing/offer-rules.ts'
import type { Operation } from '#server/operation.ts'

export const editSellerProduct: Operation<'editSellerProduct'> = async (call) => {
  const { body, caller, id } = call
  const product = await findListing(call, caller, id)
  if (product.version !== body.version) throw await changedMeanwhile(call, id)
  const columns = statedListing(body, await categoryOf(call, body.subCategoryId))
  // An omitted stock keeps its amount, converted to the new unit.
  const { byBatches, problems } = await countedByBatches(call, product, body.stock, columns.unit)
  const stated = byBatches ? undefined : body.stock
  const stock = stockAmount(columns.unit, stated ?? { value: product.stock, unit: product.unit })
  const form = { fields: body, columns, active: product.status === 'active' }
  refuseProblems({ ...(await formProblems(call, product.sellerId, form, product)), ...stock.problems, ...problems })
  // Orders change the stock without a new version: a new amount, or another unit, requires the stock that was seen.
  const counts = stated !== undefined || columns.unit !== product.unit
  const seen = counts ? { stock: stated?.seen ?? product.stock } : {}
  const listing = { ...columns, profileImage: null, images: [], documents: [], stock: 0 }
  // An accomplice could order for next to nothing.
  if (hasOtherPrices(product, columns)) await assertNotAlerted(call, caller)
  const { stock: _, ...set } = productColumns(listing, await readRates(call))
  await changeProduct(call, product, { ...set, ...(counts ? { stock: stock.amount } : {}), missing: [] }, seen)
  // Files last: of two concurrent edits the later keeps none.
  const documents = await keepDocuments(call, body, product.documents)
  const images = await keepImages(call, body, product)
  await call.tables.update('products', { _id: id }, { ...images, documents })
  return currentListing(call, id)
}
