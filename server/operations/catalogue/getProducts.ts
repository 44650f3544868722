import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeProductCard } from '#server/domain/catalogue/product-serializer.ts'
import { substanceSearched } from '#server/domain/search/structure-search.ts'
import { comparablePrices } from '#server/domain/catalogue/price-range.ts'
import type { Operation } from '#server/operation.ts'

export const getProducts: Operation<'getProducts'> = async (call) => {
  const { tables, body, now } = call
  const {
    page,
    pageSize,
    sort = 'promoted',
    withFacets = false,
    search: typed,
    priceFrom,
    priceTo,
    priceCurrency,
    ...rest
  } = body
  const prices = await comparablePrices(call, { priceFrom, priceTo }, priceCurrency)
  const filter = { ...rest, ...prices, ...(typed !== undefined && { search: await substanceSearched(call, typed) }) }
  const [{ rows, total, moreExist }, facets] = await Promise.all([
    tables.productPage({ ...filter, now, sort, ...pageOf({ page, pageSize }) }),
    withFacets ? tables.productFacets(filter) : [],
  ])
  const counts = (name: (typeof facets)[number]['facet']) =>
    facets.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }))
  const products = rows.map((row) => serializeProductCard(row, now))
  const found = { products, total, ...(moreExist && { moreExist }) }
  if (!withFacets) return found
  return {
    ...found,
    facets: {
      grades: counts('grades'),
      forms: counts('forms'),
      countries: counts('countries'),
      certificates: counts('certificates'),
    },
  }
}
