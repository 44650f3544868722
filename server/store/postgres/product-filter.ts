import { expressionBuilder, sql } from 'kysely'
import type { AliasedExpression, Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import { type Alternatives, needle } from '#server/domain/search/search-text.ts'
import { isId } from '../column-kinds.ts'
import { facetColumns } from '../product-order.ts'
import type { ProductFilter } from '../product-queries.ts'
import type { ProductColumns, Schema } from './database.ts'
import { allOf } from './expressions.ts'
import { builder, type Given } from './statement.ts'

/** Columns that a filter compares with a list of values, each named by its facet. */
export const facetNames = ['grades', 'forms', 'countries'] as const
export type FacetName = (typeof facetNames)[number]

/** A filter without its text, as a statement is given it. */
export interface FilterValues extends Record<FacetName, readonly string[] | undefined> {
  categoryId: string | undefined
  subCategoryId: string | undefined
  sellerId: string | undefined
  /** JSON. */
  certificates: string | undefined
  priceFrom: number | undefined
  priceTo: number | undefined
}

/** What of a filter is written into the text of a statement. */
export interface FilterShape {
  includeInactive: boolean
  inStock: boolean
  soldOut: boolean
  status: ProductFilter['status']
  /** An id is none: nothing can fit, and PostgreSQL would refuse to compare it with one. */
  impossible: boolean
}

/** A text search: a tsquery of keys, and patterns where keys are not exact. */
export interface TextValues {
  query: string
  patterns: readonly string[]
}

/** A filter, the alternatives of its text, and the category of its version. */
export interface ScopedFilter extends FilterValues {
  query: string | undefined
  patterns: readonly string[] | undefined
  scope: string | undefined
}

export type ProductSource = { product: Selectable<ProductColumns> }

export function filterValues(filter: ProductFilter): FilterValues {
  const { categoryId, subCategoryId, sellerId, grades, forms, countries, certificates, priceFrom, priceTo } = filter
  return {
    categoryId,
    subCategoryId,
    sellerId,
    grades: grades?.length ? grades : undefined,
    forms: forms?.length ? forms : undefined,
    countries: countries?.length ? countries : undefined,
    certificates: certificates?.length ? JSON.stringify(certificates) : undefined,
    priceFrom,
    priceTo,
  }
}

export function filterShape(filter: ProductFilter): FilterShape {
  const { categoryId, subCategoryId, sellerId } = filter
  return {
    includeInactive: filter.includeInactive === true,
    inStock: filter.inStock === true,
    soldOut: filter.soldOut === true,
    status: filter.status,
    impossible: [categoryId, subCategoryId, sellerId].some((id) => id !== undefined && !isId(id)),
  }
}

/** What a product must fulfil beside its text and the facets. */
export function plainConditions(given: Given<FilterValues>, shape: FilterShape) {
  const { categoryId, subCategoryId, sellerId, certificates, priceFrom, priceTo } = given
  return (eb: ExpressionBuilder<ProductSource, 'product'>): Expression<SqlBool> => {
    if (shape.impossible) return eb.lit(false)
    return allOf([
      shape.includeInactive ? eb('product.status', '<>', 'deleted') : eb('product.status', '=', 'active'),
      categoryId && eb('product.categoryId', '=', categoryId),
      subCategoryId && eb('product.subCategoryId', '=', subCategoryId),
      sellerId && eb('product.sellerId', '=', sellerId),
      certificates && sql<boolean>`${eb.ref('product.certificates')} @> ${certificates}::jsonb`,
      priceFrom && eb('product.comparablePrice', '>=', sql<number>`${priceFrom}::numeric`),
      priceTo && eb('product.comparablePrice', '<=', sql<number>`${priceTo}::numeric`),
      shape.inStock ? eb.ref('product.inStock') : undefined,
      shape.soldOut ? eb.not(eb.ref('product.inStock')) : undefined,
      shape.status && eb('product.status', '=', shape.status),
    ])
  }
}

/** The condition of a facet; undefined when the filter does not set it. */
export function facetCondition(given: Given<FilterValues>, facet: FacetName, column: Expression<string>) {
  const selected = given[facet]
  return selected && sql<boolean>`${column} = any(${selected})`
}

/** Conditions on a source called product. */
export type ProductConditions = (eb: ExpressionBuilder<ProductSource, 'product'>) => Expression<SqlBool>

/** All conditions of a filter but its text. */
export function allConditions(given: Given<FilterValues>, shape: FilterShape) {
  return (eb: ExpressionBuilder<ProductSource, 'product'>): Expression<SqlBool> =>
    allOf([
      plainConditions(given, shape)(eb),
      ...facetNames.map((facet) => facetCondition(given, facet, eb.ref(`product.${facetColumns[facet]}`))),
    ])
}

/** Returns the given text, if any. */
export const textOf = ({ query, patterns }: Given<Pick<ScopedFilter, 'query' | 'patterns'>>): Given<TextValues> | undefined =>
  query && patterns && { query, patterns }

/** All products, as a source of that name. */
export const allProducts = (): AliasedExpression<Selectable<ProductColumns>, 'product'> =>
  sql<Selectable<ProductColumns>>`${sql.table('products')}`.as('product')

/**
 * The products that a text finds, as a source called product: through the index of keys, and by the text itself where keys are not exact.
 * `offset 0` keeps the planner from mixing in other conditions: without statistics, as in a new database, it would take them for sharper
 * than they are and compute the keys of each product. Only a seller's products can be few enough for that.
 */
export function foundByText(
  { query, patterns }: Given<TextValues>,
  sellerId?: Expression<string>,
): AliasedExpression<Selectable<ProductColumns>, 'product'> {
  return builder
    .selectFrom('products as t')
    .where((eb) => allOf([hasText(eb.ref('t.searchText'), { query, patterns }), sellerId && eb('t.sellerId', '=', sellerId)]))
    .offset(0)
    .selectAll('t')
    .as('product')
}

/** Whether a text finds this search text: by its keys, and by the text itself where keys are not exact. */
export const hasText = (searchText: Expression<string>, { query, patterns }: Given<TextValues>) =>
  sql<boolean>`${hasKeys(searchText, query)} and ${searchText} like all(${patterns}::text[])`

/** Whether an active product has a key. */
export function hasKey(key: Expression<string>) {
  const keyed = builder
    .selectFrom('products as t')
    .where((eb) => hasKeys(eb.ref('t.searchText'), key))
    .offset(0)
    .select('t.status')
    .as('keyed')
  return expressionBuilder<Schema>().exists(builder.selectFrom(keyed).where('status', '=', 'active').select('status'))
}

const hasKeys = (searchText: Expression<string>, query: Expression<string>) =>
  sql<boolean>`"searchKeys"(${searchText}) @@ ${query}::text::tsquery`

/** The keys to look for, in PostgreSQL's language of text queries. */
export function keyQuery(words: Alternatives): string {
  return words.map((alternatives) => `(${alternatives.map(keysOf).join(' | ')})`).join(' & ')
}

/** Words that are found as typed, as patterns; near spellings need none, the keys say all of them. */
export function patternsOf(words: Alternatives): string[] {
  return words.every(({ length }) => length === 1) ? words.flat().map((term) => containing(needle(term))) : []
}

/** Normalised words hold letters and digits alone, but what a pattern means something by is never left to that. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function keysOf(term: string): string {
  const groups = term.split(' ')
  if (groups.length > 1)
    return `(${groups.map((group, at) => `${quotedKey(`=${group}`)}${at === groups.length - 1 ? ':*' : ''}`).join(' & ')})`
  return `${quotedKey(needle(term).replace(' ', '='))}:*`
}

const quotedKey = (key: string) => `'${key.replace(/['\\]/g, '$&$&')}'`
