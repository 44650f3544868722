import { formProblems } from '#server/domain/listing/listing-rules.ts'
import { newProduct } from '#server/domain/listing/listing-columns.ts'
import { statedListing } from '#server/domain/listing/listing-fields.ts'
import { keepDocuments, keepImages } from '#server/domain/listing/listing-files.ts'
import { categoryOf, currentListing, refuseProblems } from '#server/domain/listing/listings.ts'
import { stockAmount } from '#server/domain/listing/offer-rules.ts'
import { assertListingAllowed } from '#server/domain/plan/plan-allowances.ts'
import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { recountProducts } from '#server/domain/catalogue/seller-products.ts'
import type { Operation } from '#server/operation.ts'

const noFiles = { documents: [], images: [], profileImage: null }

export const addSellerProduct: Operation<'addSellerProduct'> = async (call) => {
  const { tables, body, caller } = call
  const sellerId = caller.user._id
  const { status = 'active' } = body
  const columns = statedListing(body, await categoryOf(call, body.subCategoryId))
  const stock = stockAmount(columns.unit, body.stock)
  const form = { fields: body, columns, active: status === 'active' }
  refuseProblems({ ...(await formProblems(call, sellerId, form, noFiles)), ...stock.problems })
  if (status === 'active') await assertListingAllowed(call, sellerId)
  const documents = await keepDocuments(call, body, [])
  const images = await keepImages(call, body, noFiles)
  const listing = { ...columns, ...images, documents, stock: stock.amount }
  const product = newProduct(call, sellerId, listing, await readRates(call), { status })
  await tables.insert('products', product)
  await recountProducts(call, sellerId)
  return currentListing(call, product._id)
}
