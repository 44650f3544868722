import { formProblems } from '#server/domain/listing-checks.ts'
import { newProduct } from '#server/domain/listing-columns.ts'
import { statedListing } from '#server/domain/listing-fields.ts'
import { keepDocuments, keepImages } from '#server/domain/listing-files.ts'
import { categoryOf, ownProduct, refuseProblems } from '#server/domain/listings.ts'
import { stockAmount } from '#server/domain/offer-rules.ts'
import { assertListingAllowed } from '#server/domain/plan-allowances.ts'
import { recountProducts } from '#server/domain/seller-products.ts'
import type { Operation } from '#server/operation.ts'

const nothingHeld = { documents: [], images: [], profileImage: null }

export const addSellerProduct: Operation<'addSellerProduct'> = async (call) => {
  const { tables, body, caller } = call
  const sellerId = caller.user._id
  const { status = 'active' } = body
  const columns = statedListing(body, await categoryOf(call, body.subCategoryId))
  const stock = stockAmount(columns.unit, body.stock)
  const form = { fields: body, columns, active: status === 'active' }
  refuseProblems({ ...(await formProblems(call, sellerId, form, nothingHeld)), ...stock.problems })
  if (status === 'active') await assertListingAllowed(call, sellerId)
  const documents = await keepDocuments(call, body, [])
  const images = await keepImages(call, body, nothingHeld)
  const product = newProduct(call, sellerId, { ...columns, ...images, documents, stock: stock.amount }, { status })
  await tables.insert('products', product)
  await recountProducts(call, sellerId)
  return ownProduct(call, product._id)
}
