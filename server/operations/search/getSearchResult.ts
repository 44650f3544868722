import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeProductCard, serializeSeller } from '#server/domain/catalogue/product-serializer.ts'
import { substanceSearched } from '#server/domain/search/structure-search.ts'
import { recordSearch } from '#server/domain/search/search-history.ts'
import type { Operation } from '#server/operation.ts'

export const getSearchResult: Operation<'getSearchResult'> = async (call) => {
  const { tables, body, caller, now } = call
  const { limit, offset } = pageOf(body)
  const searched = await substanceSearched(call, body.search)
  const [products, sellers] = await Promise.all([
    tables.searchProducts(searched, now, limit, offset),
    tables.sellerPage({ search: body.search, limit, offset }),
  ])
  const found = products.total > 0 || sellers.total > 0
  if (caller !== undefined && found && offset === 0) await recordSearch(call, caller.user._id, body.search)
  return {
    products: products.rows.map((row) => serializeProductCard(row, now)),
    sellers: sellers.rows.map(serializeSeller),
    total: products.total,
    ...(products.moreExist && { moreExist: true }),
    corrected: products.corrected,
  }
}
