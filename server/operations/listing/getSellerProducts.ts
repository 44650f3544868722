import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeProductCard } from '#server/domain/catalogue/product-serializer.ts'
import { serializeListingCards } from '#server/domain/catalogue/seller-products.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getSellerProducts: Operation<'getSellerProducts'> = async ({ tables, body, caller, now }) => {
  const seller = await tables.find('sellers', { _id: body.sellerId })
  if (seller === undefined) throw notFound()
  const own = caller?.side === 'seller' && caller.user._id === seller._id
  const { rows, total } = await tables.productPage({
    sellerId: seller._id,
    ...(body.search === undefined ? {} : { search: body.search }),
    includeInactive: own,
    ...(body.soldOut === undefined ? {} : { soldOut: body.soldOut }),
    ...(own && body.status !== undefined ? { status: body.status } : {}),
    now,
    sort: body.sort ?? 'top',
    ...pageOf(body),
  })
  return {
    products: own ? await serializeListingCards({ tables, now }, rows) : rows.map((row) => serializeProductCard(row, now)),
    total,
  }
}
