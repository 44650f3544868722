import { readLabel } from '#server/domain/search/label-text.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeProductCard, serializeSeller } from '#server/domain/catalogue/product-serializer.ts'
import type { Operation } from '#server/operation.ts'
import type { ProductCardRow } from '#server/store/product-queries.ts'

/** Products that one identifier or name of the text may bring in. */
const each = 20

/** Identifiers before names, and names as they stand before near spellings: a CAS number beats a guess. */
export const getQueryResult: Operation<'getQueryResult'> = async ({ tables, body, now }) => {
  const { limit, offset } = pageOf(body)
  const { casNumbers, ecNumbers, unNumbers, names } = readLabel(body.query)
  const search = (text: string) => tables.searchProducts(text, now, each, 0)
  const carried =
    unNumbers.length === 0 ? [] : await tables.list('products', { unNumber: unNumbers, status: 'active' }, { limit: each })
  const byNumber = [...casNumbers, ...ecNumbers, ...new Set(carried.map(({ casNumber }) => casNumber))]
  const [numbered, named, sellers] = await Promise.all([
    Promise.all(byNumber.map(search)),
    Promise.all(names.map(async (name) => ({ name, ...(await search(name)) }))),
    Promise.all(names.slice(0, 3).map((name) => tables.sellerPage({ search: name, limit: 3, offset: 0 }))),
  ])
  const exact = named.filter(({ total, corrected }) => total > 0 && !corrected)
  const near = named.filter(({ total, corrected }) => total > 0 && corrected)
  const sure = [...numbered, ...exact]
  const products = distinct((sure.some(({ total }) => total > 0) ? sure : near).flatMap(({ rows }) => rows))
  return {
    products: products.slice(offset, offset + limit).map((row) => serializeProductCard(row, now)),
    sellers: distinct(sellers.flatMap(({ rows }) => rows)).map(serializeSeller),
    total: products.length,
    understood: { casNumbers, ecNumbers, unNumbers, names: (exact.length > 0 ? exact : near).map(({ name }) => name) },
  }
}

const distinct = <Item extends Pick<ProductCardRow, '_id'>>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]
