import type { Row } from './tables.ts'

export type ProductSort = 'promoted' | 'top' | 'newest' | 'priceAscending' | 'priceDescending' | 'name' | 'mostViewed'

/** The filter of a product list. Arrays mean "one of", but `certificates`: the product has all of them. */
export interface ProductFilter {
  search?: string
  categoryId?: string
  subCategoryId?: string
  sellerId?: string
  grades?: readonly string[]
  forms?: readonly string[]
  countries?: readonly string[]
  certificates?: readonly string[]
  /** US dollars per kg, L or piece. */
  priceFrom?: number
  priceTo?: number
  /** The stock covers the minimum order. */
  inStock?: boolean
  /** The stock is below that. */
  soldOut?: boolean
  /** Only active ones, except for the seller itself; deleted ones never. */
  includeInactive?: boolean
  /** Of those that may be shown, only these. */
  status?: 'active' | 'inactive'
}

export interface ProductPageRequest extends ProductFilter {
  /** Promotions that end after this moment count. */
  now: string
  sort: ProductSort
  limit: number
  offset: number
}

/** The columns of a product that a card shows, and its seller's. */
export type ProductCardRow = Pick<
  Row<'products'>,
  | '_id'
  | 'name_en'
  | 'name_ar'
  | 'name_bn'
  | 'description_en'
  | 'description_ar'
  | 'description_bn'
  | 'profileImage'
  | 'casNumber'
  | 'molecularFormula'
  | 'grade'
  | 'purity'
  | 'physicalForm'
  | 'countryOfOrigin'
  | 'currency'
  | 'unit'
  | 'price'
  | 'lowestPrice'
  | 'minimumOrder'
  | 'stock'
  | 'rating'
  | 'ratingCount'
  | 'status'
  | 'promotedUntil'
  | 'version'
> & { hasStructure: boolean; seller: SellerSummaryRow }

export type SellerSummaryRow = Pick<Row<'sellers'>, '_id' | 'businessName' | 'country' | 'verified' | 'rating' | 'ratingCount'>

export interface FacetRow {
  facet: 'grades' | 'forms' | 'countries' | 'certificates'
  value: string
  count: number
}

/**
 * The products of a list or a search that can be paged through, and the highest total: counting a million at each change of the catalogue
 * would hold everybody up. A list of one seller's products has no such end.
 */
export const mostListed = 1_000

/** A page of cards. */
export interface ProductPageRows {
  rows: ProductCardRow[]
  /** How many can be paged through. */
  total: number
  /** More fit than `total`, which is `mostListed` then. */
  moreExist: boolean
}

/** How many substances of one formula are compared with a typed structure: the isomers that are traded. */
export const mostSubstances = 200

/** What a product's comparable price follows from, and it. */
export type PricedProduct = Pick<Row<'products'>, '_id' | 'currency' | 'unit' | 'price' | 'comparablePrice'>

export interface ProductQueries {
  /** One page of cards. Ties are broken by `_id`, so pages never overlap. */
  productPage(request: ProductPageRequest): Promise<ProductPageRows>
  /**
   * For each facet: what each of its values would leave, the other filters kept and this facet's own left out, but that of certificates,
   * of which a product must have all. Highest count first.
   */
  productFacets(filter: ProductFilter): Promise<FacetRow[]>
  /**
   * Active products by text, best first: exact CAS or EC number, exact name, name begins, a word begins, then synonyms and the
   * rest. When nothing matches as typed, near spellings (`corrected`). See server/domain/search/search-text.ts for the rules that the
   * three stores share.
   */
  searchProducts(search: string, now: string, limit: number, offset: number): Promise<ProductPageRows & { corrected: boolean }>
  /**
   * The substances of a formula's key (`formulaKey`) that active products have a structure of, by CAS number, one structure each; `mostSubstances`
   * at most.
   */
  substancesOf(formulaKey: string): Promise<{ casNumber: string; smiles: string }[]>
  /** Cards of the active products among the ids, in their order. */
  productCards(productIds: readonly string[]): Promise<ProductCardRow[]>
  /** A product with what its page shows of its category, subcategory, seller and visitors; whatever its status. */
  productDetail(productId: string): Promise<
    | {
        product: Row<'products'>
        category: Row<'categories'>
        subCategory: Row<'subCategories'>
        seller: SellerSummaryRow
        viewCount: number
      }
    | undefined
  >
  /** Sellers that have an active product, best rated first; whose business name contains every word of `search`. */
  sellerPage(request: {
    search?: string
    limit: number
    offset: number
  }): Promise<{ rows: (Row<'sellers'> & { fullName: string })[]; total: number }>
  /** Active products by subcategory; those without any are left out. */
  productCounts(): Promise<{ subCategoryId: string; count: number }[]>
  /** Products of every status behind an id, in the order of ids; from the first one on without it. */
  pricedProducts(after: string | undefined, limit: number): Promise<PricedProduct[]>
  /** The countries of the sellers with active products, in the order of their codes. */
  sellerCountries(): Promise<string[]>
  bannerNumbers(): Promise<{ products: number; brands: number; sellers: number }>
}
