import { pageOf } from '#server/domain/paging.ts'
import { cardAnswer, sellerAnswer } from '#server/domain/product-answers.ts'
import { rememberSearch } from '#server/domain/search-history.ts'
import type { Operation } from '#server/operation.ts'

export const getSearchResult: Operation<'getSearchResult'> = async (call) => {
  const { tables, body, caller, now } = call
  const { limit, offset } = pageOf(body)
  const [products, sellers] = await Promise.all([
    tables.searchProducts(body.search, now, limit, offset),
    tables.sellerPage({ search: body.search, limit, offset }),
  ])
  const found = products.total > 0 || sellers.total > 0
  if (caller !== undefined && found && offset === 0) await rememberSearch(call, caller.user._id, body.search)
  return {
    products: products.rows.map((row) => cardAnswer(row, now)),
    sellers: sellers.rows.map(sellerAnswer),
    total: products.total,
    corrected: products.corrected,
  }
}
