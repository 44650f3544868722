import { nearWords, partLetters, rank, searchTerms, type SearchTerms } from '#server/domain/search-text.ts'
import { facetColumns, productOrders } from '../product-order.ts'
import type { FacetRow, ProductCardRow, ProductFilter, ProductQueries, SellerSummaryRow } from '../product-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

type Product = Row<'products'>
type Alternatives = readonly (readonly string[])[]
type Comparable = string | number | boolean

export function memoryProductQueries(rows: MemoryRows): ProductQueries {
  const active = () => rows.all('products').filter(({ status }) => status === 'active')
  /** What PostgreSQL keeps in its table of words. */
  const vocabulary = () => {
    const words = active().flatMap(({ searchText }) => searchText.split(/[\s=]+/))
    return [...new Set(words)].filter((word) => [...word].length >= 3).sort()
  }

  function nearSpelling(terms: SearchTerms): Alternatives | undefined {
    const words = vocabulary()
    const near = terms.words.map((word) => nearWords(word, words))
    return near.every((alternatives) => alternatives.length > 0) ? near : undefined
  }

  function filtered(filter: ProductFilter, without?: string): Product[] {
    const terms = filter.search === undefined ? undefined : searchTerms(filter.search)
    const typed = terms?.words.map((word) => [word])
    const words = typed === undefined || terms === undefined || active().some((one) => has(one, typed)) ? typed : (nearSpelling(terms) ?? typed)
    return rows.all('products').filter((one) => fits(one, filter, without) && (words === undefined || has(one, words)))
  }

  const cards = (products: Product[], limit: number, offset: number) => ({
    rows: products.slice(offset, offset + limit).map((product) => card(product, sellerOf(rows, product))),
    total: products.length,
  })

  return {
    async productPage({ now, sort, limit, offset, ...filter }) {
      const columns = productOrders[sort]
      const value = (product: Product, column: string): Comparable => {
        if (column === 'promoted') return isPromoted(product, now)
        return product[column as 'rating' | 'ratingCount' | 'createdAt' | 'comparablePrice' | 'name_en'] // the columns of productOrders
      }
      const sorted = filtered(filter).sort((one, other) => {
        for (const column of columns) {
          const name = column.replace('-', '')
          const order = compare(value(one, name), value(other, name))
          if (order !== 0) return column.startsWith('-') ? -order : order
        }
        return compare(one._id, other._id)
      })
      return cards(sorted, limit, offset)
    },

    async productFacets(filter) {
      const counted = (facet: FacetRow['facet'], values: string[]): FacetRow[] => {
        const counts = new Map<string, number>()
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
        return [...counts]
          .map(([value, count]) => ({ facet, value, count }))
          .sort((one, other) => other.count - one.count || compare(one.value, other.value))
      }
      return [
        ...counted('certificates', filtered(filter).flatMap(({ certificates }) => certificates)),
        ...counted('countries', filtered(filter, 'countries').map((product) => product[facetColumns.countries])),
        ...counted('forms', filtered(filter, 'forms').map((product) => product[facetColumns.forms])),
        ...counted('grades', filtered(filter, 'grades').map((product) => product[facetColumns.grades])),
      ]
    },

    async searchProducts(search, now, limit, offset) {
      const terms = searchTerms(search)
      if (terms === undefined) return { rows: [], total: 0, corrected: false }
      const ranked = (found: (product: Product) => boolean) =>
        active()
          .filter(found)
          .map((product) => ({ product, place: rank(product, terms) ?? 5 }))
          .sort(
            (one, other) =>
              one.place - other.place ||
              compare(isPromoted(other.product, now), isPromoted(one.product, now)) ||
              other.product.rating - one.product.rating ||
              other.product.ratingCount - one.product.ratingCount ||
              compare(one.product._id, other.product._id),
          )
          .map(({ product }) => product)
      const asTyped = ranked((product) => rank(product, terms) !== undefined)
      if (asTyped.length > 0) return { ...cards(asTyped, limit, offset), corrected: false }
      const near = nearSpelling(terms)
      const corrected = near === undefined ? [] : ranked((product) => has(product, near))
      return { ...cards(corrected, limit, offset), corrected: corrected.length > 0 }
    },

    async productDetail(productId) {
      const product = rows.byId('products', productId)
      const category = product && rows.byId('categories', product.categoryId)
      const subCategory = product && rows.byId('subCategories', product.subCategoryId)
      return product && category && subCategory && { product, category, subCategory, seller: sellerOf(rows, product) }
    },

    async sellerPage({ search, limit, offset }) {
      const words = (search ?? '').toLowerCase().split(/\s+/).filter((word) => word !== '')
      const found = rows
        .all('sellers')
        .filter(({ productCount, businessName }) => productCount > 0 && words.every((word) => businessName.toLowerCase().includes(word)))
        .sort((one, other) => other.rating - one.rating || other.ratingCount - one.ratingCount || compare(one._id, other._id))
      const page = found.slice(offset, offset + limit)
      return {
        rows: page.map((seller) => ({ ...seller, fullName: rows.byId('users', seller._id)?.fullName ?? '' })),
        total: found.length,
      }
    },

    async productCounts() {
      const counts = new Map<string, number>()
      for (const { subCategoryId } of active()) counts.set(subCategoryId, (counts.get(subCategoryId) ?? 0) + 1)
      return [...counts].map(([subCategoryId, count]) => ({ subCategoryId, count })).sort((one, other) => compare(one.subCategoryId, other.subCategoryId))
    },

    async bannerNumbers() {
      const products = active()
      const brands = new Set(products.map(({ brand }) => brand).filter((brand) => brand !== null))
      return { products: products.length, brands: brands.size, sellers: new Set(products.map(({ sellerId }) => sellerId)).size }
    },
  }
}

const isPromoted = ({ promotedUntil }: Product, now: string) => promotedUntil !== null && promotedUntil > now

const has = ({ searchText }: Product, words: Alternatives) =>
  words.every((alternatives) => alternatives.some((word) => searchText.includes(word.length < partLetters ? ` ${word}` : word)))

function fits(product: Product, filter: ProductFilter, without: string | undefined): boolean {
  const among = (facet: keyof typeof facetColumns) => {
    const wanted = filter[facet]
    return wanted === undefined || wanted.length === 0 || facet === without || wanted.includes(product[facetColumns[facet]])
  }
  return (
    (filter.includeInactive === true || product.status === 'active') &&
    (filter.categoryId === undefined || product.categoryId === filter.categoryId) &&
    (filter.subCategoryId === undefined || product.subCategoryId === filter.subCategoryId) &&
    (filter.sellerId === undefined || product.sellerId === filter.sellerId) &&
    among('grades') &&
    among('forms') &&
    among('countries') &&
    (filter.certificates ?? []).every((certificate) => product.certificates.some((one) => one === certificate)) &&
    (filter.priceFrom === undefined || product.comparablePrice >= filter.priceFrom) &&
    (filter.priceTo === undefined || product.comparablePrice <= filter.priceTo) &&
    (filter.inStock !== true || product.stock >= product.minimumOrder)
  )
}

function sellerOf(rows: MemoryRows, { sellerId }: Product): SellerSummaryRow {
  const seller = rows.byId('sellers', sellerId)
  if (seller === undefined) throw new Error(`A product names the seller ${sellerId}, who is not there`)
  const { _id, businessName, country, verified, rating, ratingCount } = seller
  return { _id, businessName, country, verified, rating, ratingCount }
}

function card(product: Product, seller: SellerSummaryRow): ProductCardRow {
  const { _id, name_en, name_ar, name_bn, description_en, description_ar, description_bn, profileImage, casNumber } = product
  const { molecularFormula, grade, purity, physicalForm, countryOfOrigin, currency, unit, price, lowestPrice } = product
  const { minimumOrder, stock, rating, ratingCount, status, promotedUntil, smiles } = product
  return {
    ...{ _id, name_en, name_ar, name_bn, description_en, description_ar, description_bn, profileImage, casNumber },
    ...{ molecularFormula, grade, purity, physicalForm, countryOfOrigin, currency, unit, price, lowestPrice },
    ...{ minimumOrder, stock, rating, ratingCount, status, promotedUntil, hasStructure: smiles !== null, seller },
  }
}

function compare(one: Comparable, other: Comparable): -1 | 0 | 1 {
  if (one === other) return 0
  return one < other ? -1 : 1
}
