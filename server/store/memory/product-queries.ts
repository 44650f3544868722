import { corrected, similarTerms } from '#server/domain/search/near-spelling.ts'
import {
  type Alternatives,
  hasTerms,
  rank,
  searchTerms,
  type SearchTerms,
  typedTerms,
} from '#server/domain/search/search-text.ts'
import { sellersByName } from '#server/domain/search/seller-search.ts'
import { foldCase } from '../fold-case.ts'
import { cardOf, sellerOf } from '../product-card.ts'
import { facetColumns, productOrders } from '../product-order.ts'
import {
  type FacetRow,
  mostListed,
  mostSubstances,
  type ProductCardRow,
  type ProductFilter,
  type ProductQueries,
} from '../product-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

type Product = Row<'products'>
type Comparable = string | number | boolean

export function memoryProductQueries(rows: MemoryRows): ProductQueries {
  const active = () => rows.all('products').filter(({ status }) => status === 'active')
  const allProducts = () => rows.all('products').filter(({ status }) => status !== 'deleted')

  function nearSpelling({ words }: SearchTerms): Alternatives | undefined {
    const vocabulary = new Set(active().flatMap(({ searchText }) => searchText.split(/[\s=]+/)))
    const near = words.map((term) => similarTerms(term, vocabulary))
    return near.every(({ length }) => length > 0) ? near : undefined
  }

  /** Returns the alternatives of a text: as typed or, without a visible match, near spellings. */
  function termsToFind(search: string | undefined, includeInactive: boolean): Alternatives | undefined {
    const terms = search === undefined ? undefined : searchTerms(search)
    if (terms === undefined) return undefined
    const typed = typedTerms(terms)
    const shown = includeInactive ? allProducts() : active()
    return shown.some(({ searchText }) => hasTerms(searchText, typed)) ? typed : (nearSpelling(terms) ?? typed)
  }

  function filtered(filter: ProductFilter, words: Alternatives | undefined, without?: string): Product[] {
    return rows
      .all('products')
      .filter((left) => fits(left, filter, without) && (words === undefined || hasTerms(left.searchText, words)))
  }

  const cards = (products: Product[], limit: number, offset: number, most = mostListed) => {
    const listed = products.slice(0, most)
    return {
      rows: listed.slice(offset, offset + limit).map((product) => card(rows, product)),
      total: listed.length,
      moreExist: products.length > most,
    }
  }

  return {
    async productPage({ now, sort, limit, offset, ...filter }) {
      const columns = productOrders[sort]
      const value = (product: Product, column: string): Comparable => {
        if (column === 'promoted') return isPromoted(product, now)
        if (column === 'views') return rows.byId('viewCounts', product._id)?.count ?? 0
        if (column === 'name_en') return foldCase(product.name_en)
        return product[column as 'rating' | 'ratingCount' | 'createdAt' | 'comparablePrice'] // the columns of productOrders
      }
      const sorted = filtered(filter, termsToFind(filter.search, filter.includeInactive === true)).sort((left, right) => {
        for (const column of columns) {
          const name = column.replace('-', '')
          const order = compare(value(left, name), value(right, name))
          if (order !== 0) return column.startsWith('-') ? -order : order
        }
        return compare(left._id, right._id)
      })
      return cards(sorted, limit, offset, filter.sellerId === undefined ? mostListed : Number.POSITIVE_INFINITY)
    },

    async productFacets(filter) {
      const counted = (facet: FacetRow['facet'], values: string[]): FacetRow[] => {
        const counts = new Map<string, number>()
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
        return [...counts]
          .map(([value, count]) => ({ facet, value, count }))
          .sort((left, right) => right.count - left.count || compare(left.value, right.value))
      }
      const words = termsToFind(filter.search, filter.includeInactive === true)
      const own = (facet: keyof typeof facetColumns) =>
        filtered(filter, words, facet).map((product) => product[facetColumns[facet]])
      return [
        // Certificates narrow each other, so their own filter stays.
        ...counted(
          'certificates',
          filtered(filter, words).flatMap(({ certificates }) => certificates),
        ),
        ...counted('countries', own('countries')),
        ...counted('forms', own('forms')),
        ...counted('grades', own('grades')),
      ]
    },

    async searchProducts(search, now, limit, offset) {
      const terms = searchTerms(search)
      if (terms === undefined) return { rows: [], total: 0, moreExist: false, corrected: false }
      const ranked = (words: Alternatives, correctedTerms: SearchTerms) =>
        active()
          .filter(({ searchText }) => hasTerms(searchText, words))
          .map((product) => ({ product, place: rank(product, correctedTerms) ?? 5 }))
          .sort(
            (left, right) =>
              left.place - right.place ||
              compare(isPromoted(right.product, now), isPromoted(left.product, now)) ||
              right.product.rating - left.product.rating ||
              right.product.ratingCount - left.product.ratingCount ||
              compare(left.product._id, right.product._id),
          )
          .map(({ product }) => product)
      const asTyped = ranked(typedTerms(terms), terms)
      if (asTyped.length > 0) return { ...cards(asTyped, limit, offset), corrected: false }
      const near = nearSpelling(terms)
      const correctedTerms = near === undefined ? [] : ranked(near, corrected(terms, near))
      return { ...cards(correctedTerms, limit, offset), corrected: correctedTerms.length > 0 }
    },

    async substancesOf(formulaKey) {
      const smilesOf = new Map<string, string>()
      for (const { casNumber, smiles, searchText } of active()) {
        const known = smilesOf.get(casNumber)
        if (smiles !== null && searchText.includes(formulaKey) && (known === undefined || smiles < known))
          smilesOf.set(casNumber, smiles)
      }
      return [...smilesOf]
        .map(([casNumber, smiles]) => ({ casNumber, smiles }))
        .sort((left, right) => compare(left.casNumber, right.casNumber))
        .slice(0, mostSubstances)
    },

    async productCards(productIds) {
      const found = productIds.map((id) => rows.byId('products', id.toLowerCase())).filter((product) => product !== undefined)
      return found.filter(({ status }) => status === 'active').map((product) => card(rows, product))
    },

    async pricedProducts(after, limit) {
      return rows
        .all('products')
        .filter(({ _id }) => after === undefined || _id > after)
        .sort((left, right) => compare(left._id, right._id))
        .slice(0, limit)
        .map(({ _id, currency, unit, price, comparablePrice }) => ({ _id, currency, unit, price, comparablePrice }))
    },

    async productDetail(productId) {
      const product = rows.byId('products', productId.toLowerCase())
      const category = product && rows.byId('categories', product.categoryId)
      const subCategory = product && rows.byId('subCategories', product.subCategoryId)
      if (!product || !category || !subCategory) return undefined
      const viewCount = rows.byId('viewCounts', product._id)?.count ?? 0
      return { product, category, subCategory, seller: sellerOf(sellerColumns(rows, product)), viewCount }
    },

    async sellerPage({ search = '', limit, offset }) {
      const sellers = rows
        .all('sellers')
        .filter(({ productCount }) => productCount > 0)
        .sort((left, right) => right.rating - left.rating || right.ratingCount - left.ratingCount || compare(left._id, right._id))
      const found = sellersByName(sellers, search)
      const page = found.slice(offset, offset + limit)
      return {
        rows: page.map((seller) => ({ ...seller, fullName: rows.byId('users', seller._id)?.fullName ?? '' })),
        total: found.length,
      }
    },

    async productCounts() {
      const counts = new Map<string, number>()
      for (const { subCategoryId } of active()) counts.set(subCategoryId, (counts.get(subCategoryId) ?? 0) + 1)
      return [...counts]
        .map(([subCategoryId, count]) => ({ subCategoryId, count }))
        .sort((left, right) => compare(left.subCategoryId, right.subCategoryId))
    },

    async sellerCountries() {
      const sellers = new Set(active().map(({ sellerId }) => sellerId))
      const countries = rows.all('sellers').flatMap(({ _id, country }) => (sellers.has(_id) ? [country] : []))
      return [...new Set(countries)].sort(compare)
    },

    async bannerNumbers() {
      const products = active()
      const brands = new Set(products.map(({ brand }) => brand).filter((brand) => brand !== null))
      return { products: products.length, brands: brands.size, sellers: new Set(products.map(({ sellerId }) => sellerId)).size }
    },
  }
}

const isPromoted = ({ promotedUntil }: Product, now: string) => promotedUntil !== null && promotedUntil > now

function fits(product: Product, filter: ProductFilter, without: string | undefined): boolean {
  const among = (facet: keyof typeof facetColumns) => {
    const selected = filter[facet]
    return selected === undefined || selected.length === 0 || facet === without || selected.includes(product[facetColumns[facet]])
  }
  return (
    (filter.includeInactive === true ? product.status !== 'deleted' : product.status === 'active') &&
    is(product.categoryId, filter.categoryId) &&
    is(product.subCategoryId, filter.subCategoryId) &&
    is(product.sellerId, filter.sellerId) &&
    among('grades') &&
    among('forms') &&
    among('countries') &&
    (filter.certificates ?? []).every((certificate) => product.certificates.some((left) => left === certificate)) &&
    (filter.priceFrom === undefined || product.comparablePrice >= filter.priceFrom) &&
    (filter.priceTo === undefined || product.comparablePrice <= filter.priceTo) &&
    (filter.inStock !== true || product.stock >= product.minimumOrder) &&
    (filter.soldOut !== true || product.stock < product.minimumOrder) &&
    (filter.status === undefined || product.status === filter.status)
  )
}

/** Ids are compared as PostgreSQL does it. */
const is = (id: string, expected: string | undefined) => expected === undefined || id === expected.toLowerCase()

function card(rows: MemoryRows, product: Product): ProductCardRow {
  return cardOf({ ...product, hasStructure: product.smiles !== null, ...sellerColumns(rows, product) })
}

function sellerColumns(rows: MemoryRows, { sellerId }: Product) {
  const seller = rows.byId('sellers', sellerId)
  if (seller === undefined) throw new Error(`A product names the seller ${sellerId}, who is not there`)
  return {
    'seller._id': seller._id,
    'seller.businessName': seller.businessName,
    'seller.country': seller.country,
    'seller.verified': seller.verified,
    'seller.rating': seller.rating,
    'seller.ratingCount': seller.ratingCount,
  }
}

function compare(left: Comparable, right: Comparable): -1 | 0 | 1 {
  if (left === right) return 0
  return left < right ? -1 : 1
}
