import { plainDecimal } from './decimal-text.ts'
import { paths } from './paths.ts'
import { longestSearch } from './search-length.ts'
import { type TradedCurrency, tradedCurrencies } from './traded-currencies.ts'

export const grades = [
  'technical',
  'industrial',
  'reagent',
  'ACS',
  'USP',
  'BP',
  'EP',
  'FCC',
  'food',
  'pharma',
  'cosmetic',
  'agricultural',
  'electronic',
] as const
export const physicalForms = [
  'liquid',
  'solid',
  'powder',
  'granules',
  'flakes',
  'pellets',
  'crystals',
  'gas',
  'solution',
  'paste',
] as const
export const certificates = ['ISO9001', 'REACH', 'Halal', 'Kosher', 'GMP', 'FDA'] as const
/** `promoted` is the order of a list that nobody has sorted. */
export const productSorts = ['promoted', 'top', 'newest', 'priceAscending', 'priceDescending', 'name'] as const

export type Grade = (typeof grades)[number]
export type PhysicalForm = (typeof physicalForms)[number]
export type Certificate = (typeof certificates)[number]
export type ProductSort = (typeof productSorts)[number]

/** What a product list is narrowed to by its address. Empty lists and nulls narrow nothing. */
export interface ProductFilters {
  search: string
  grades: readonly Grade[]
  forms: readonly PhysicalForm[]
  /** ISO 3166-1, any of them. */
  countries: readonly string[]
  certificates: readonly Certificate[]
  /** Units of `priceCurrency` per kilogram, litre or piece. */
  priceFrom: number | null
  priceTo: number | null
  /** US dollars where no price is named. */
  priceCurrency: TradedCurrency
  inStock: boolean
  sort: ProductSort
  /** From 1. */
  page: number
}

export const noFilters: ProductFilters = {
  search: '',
  grades: [],
  forms: [],
  countries: [],
  certificates: [],
  priceFrom: null,
  priceTo: null,
  priceCurrency: 'USD',
  inStock: false,
  sort: 'promoted',
  page: 1,
}

const highestPrice = 1_000_000_000
/** The last page that the server answers. */
const lastPage = 100_000

/**
 * The filters in the query of an address. Whatever is not understood (typed by hand, of another version) narrows nothing: an
 * address that was passed on still opens a list.
 */
export function readProductFilters(query: string): ProductFilters {
  const fields = new URLSearchParams(query)
  const listed = <Value extends string>(name: string, known: readonly Value[]) => {
    const given = new Set((fields.get(name) ?? '').split(','))
    return known.filter((value) => given.has(value))
  }
  const given = (fields.get('countries') ?? '').split(',').filter((code) => /^[A-Z]{2}$/.test(code))
  const priceFrom = readPrice(fields.get('priceFrom') ?? '') ?? null
  const priceTo = readPrice(fields.get('priceTo') ?? '') ?? null
  return {
    search: (fields.get('search') ?? '').trim().slice(0, longestSearch),
    grades: listed('grades', grades),
    forms: listed('forms', physicalForms),
    countries: [...new Set(given)].sort().slice(0, 50),
    certificates: listed('certificates', certificates),
    priceFrom,
    priceTo,
    priceCurrency: hasPrice({ priceFrom, priceTo })
      ? (tradedCurrencies.find((currency) => currency === fields.get('priceCurrency')) ?? noFilters.priceCurrency)
      : noFilters.priceCurrency,
    inStock: fields.get('inStock') === '1',
    sort: productSorts.find((sort) => sort === fields.get('sort')) ?? noFilters.sort,
    page: readPage(fields.get('page') ?? ''),
  }
}

/** Whether there is a bound of the price. */
export const hasPrice = ({ priceFrom, priceTo }: Pick<ProductFilters, 'priceFrom' | 'priceTo'>): boolean =>
  priceFrom !== null || priceTo !== null

const readPage = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage ? Number(text) : 1)

/** The query of an address for the filters, without `?`; empty when nothing is narrowed. The same filters give the same text. */
export function writeProductFilters(filters: ProductFilters): string {
  const fields: [string, string][] = [
    ['search', filters.search.trim()],
    ['grades', filters.grades.join(',')],
    ['forms', filters.forms.join(',')],
    ['countries', filters.countries.join(',')],
    ['certificates', filters.certificates.join(',')],
    ['priceFrom', filters.priceFrom === null ? '' : String(filters.priceFrom)],
    ['priceTo', filters.priceTo === null ? '' : String(filters.priceTo)],
    ['priceCurrency', hasPrice(filters) && filters.priceCurrency !== noFilters.priceCurrency ? filters.priceCurrency : ''],
    ['inStock', filters.inStock ? '1' : ''],
    ['sort', filters.sort === noFilters.sort ? '' : filters.sort],
    ['page', filters.page === 1 ? '' : String(filters.page)],
  ]
  return new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()
}

/** All that decides what a product list holds: the filters, and the category, whose id is kept out of the address. */
export interface ProductSelection {
  filters: ProductFilters
  categoryId: string | null
  /** Goes before the category, which it is part of. */
  subCategoryId: string | null
}

/** A link to the product list as it is narrowed; who follows it sees it without the ids (`splitAddress`). */
export function productListAddress({ filters, categoryId, subCategoryId }: ProductSelection): string {
  const query = new URLSearchParams(writeProductFilters(filters))
  if (categoryId !== null) query.set('category', categoryId)
  if (subCategoryId !== null) query.set('subCategory', subCategoryId)
  return query.size === 0 ? paths.productFilter : `${paths.productFilter}?${query.toString()}`
}

/** A typed price, in any of the languages' digits; nothing for an empty text, `undefined` for one that is no price. */
export function readPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const plain = plainDecimal(text) ?? ''
  if (!/^\d{1,12}(?:\.\d{1,6})?$/.test(plain)) return undefined
  return Number(plain) <= highestPrice ? Number(plain) : undefined
}
