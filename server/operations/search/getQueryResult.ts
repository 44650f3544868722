import { readLabel } from '#server/domain/search/label-text.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeProductCard, serializeSeller } from '#server/domain/catalogue/product-serializer.ts'
import type { Operation } from '#server/operation.ts'
import type { ProductCardRow } from '#server/store/product-queries.ts'

/** Products that one identifier or name of the text may bring in. */
const each = 20
/** Substances that the UN numbers of the text may bring in: each number stands for many. */
const most = 8

/**
 * Identifiers before names, and names as they stand before near spellings: a CAS number beats a guess. One search after the other, since all of them
 * together are one search of whoever asks.
 */
export const getQueryResult: Operation<'getQueryResult'> = async ({ tables, body, now }) => {
  const { limit, offset } = pageOf(body)
  const { casNumbers, ecNumbers, unNumbers, names } = readLabel(body.query)
  const search = (text: string) => tables.searchProducts(text, now, each, 0)
  const carried =
    unNumbers.length === 0 ? [] : await tables.list('products', { unNumber: unNumbers, status: 'active' }, { limit: each })
  const byUnNumber = [...new Set(carried.map(({ casNumber }) => casNumber))].slice(0, most)
  const numbered = await inTurn([...new Set([...casNumbers, ...ecNumbers, ...byUnNumber])], search)
  const named = await inTurn(names, async (name) => ({ name, ...(await search(name)) }))
  const sellers = await inTurn(names.slice(0, 3), (name) => tables.sellerPage({ search: name, limit: 3, offset: 0 }))
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

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
