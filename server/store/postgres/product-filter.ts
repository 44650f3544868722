import { type Alternatives, needle } from '#server/domain/search-text.ts'
import { isId } from '../column-kinds.ts'
import { facetColumns } from '../product-order.ts'
import type { ProductFilter } from '../product-queries.ts'

/** Collects the values of a statement; its text only ever holds their numbers. */
export class Values {
  readonly all: unknown[] = []
  add(value: unknown): string {
    return `$${this.all.push(value)}`
  }
}

/** Columns that a filter compares with a list of values, each named by its facet. */
export const facetNames = ['grades', 'forms', 'countries'] as const

/** `p."grade" = any($1)`; undefined when the filter leaves the facet open. */
export function facetCondition(
  values: Values,
  filter: ProductFilter,
  facet: (typeof facetNames)[number],
  alias = 'p',
): string | undefined {
  const wanted = filter[facet]
  return wanted?.length ? `${alias}."${facetColumns[facet]}" = any(${values.add(wanted)})` : undefined
}

/** What a product must fulfil beside its text and the facets above, as SQL over alias `p`. One text for each set of filters in use. */
export function plainConditions(values: Values, filter: ProductFilter): string[] {
  const parts = [filter.includeInactive === true ? `p."status" <> 'deleted'` : `p."status" = 'active'`]
  const { categoryId, subCategoryId, sellerId, certificates, priceFrom, priceTo } = filter
  for (const [column, id] of Object.entries({ categoryId, subCategoryId, sellerId })) {
    if (id === undefined) continue
    // PostgreSQL would refuse to compare anything else with an id.
    parts.push(isId(id) ? `p."${column}" = ${values.add(id)}` : 'false')
  }
  if (certificates?.length) parts.push(`p."certificates" @> ${values.add(JSON.stringify(certificates))}::jsonb`)
  if (priceFrom !== undefined) parts.push(`p."comparablePrice" >= ${values.add(priceFrom)}::numeric`)
  if (priceTo !== undefined) parts.push(`p."comparablePrice" <= ${values.add(priceTo)}::numeric`)
  if (filter.inStock === true) parts.push('p."inStock"')
  if (filter.soldOut === true) parts.push('not p."inStock"')
  if (filter.status !== undefined) parts.push(`p."status" = ${values.add(filter.status)}`)
  return parts
}

/**
 * The products that a text finds, as a source called p: through the index of keys, and by the text itself where keys do not say all.
 * `offset 0` keeps the planner from mixing in other conditions: without statistics, as in a new database, it would take them for
 * sharper than they are and compute the keys of each product. Only a seller's products can be so few that this is the right way.
 */
export function foundByText(query: string, patterns: string, sellerId?: string): string {
  const seller = sellerId === undefined ? '' : ` and t."sellerId" = ${sellerId}`
  return `(select t.* from "products" t where ${hasKeys('t', query)} and t."searchText" like all(${patterns}::text[])${seller} offset 0) p`
}

/** Whether an active product has a key. */
export const isThere = (key: string) =>
  `exists(select from (select t."status" from "products" t where ${hasKeys('t', key)} offset 0) p where p."status" = 'active')`

const hasKeys = (alias: string, query: string) => `"searchKeys"(${alias}."searchText") @@ ${query}::text::tsquery`

/** The keys to look for, in PostgreSQL's language of text queries. */
export function keyQuery(words: Alternatives): string {
  return words.map((alternatives) => `(${alternatives.map(keysOf).join(' | ')})`).join(' & ')
}

/** Words that are found as typed, as patterns; near spellings need none, the keys say all of them. */
export function patternsOf(words: Alternatives): string[] {
  return words.every(({ length }) => length === 1) ? words.flat().map((word) => containing(needle(word))) : []
}

/** Normalised words hold letters and digits alone, but what a pattern means something by is never left to that. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function keysOf(word: string): string {
  const groups = word.split(' ')
  if (groups.length > 1)
    return `(${groups.map((group, at) => `${quotedKey(`=${group}`)}${at === groups.length - 1 ? ':*' : ''}`).join(' & ')})`
  return `${quotedKey(needle(word).replace(' ', '='))}:*`
}

const quotedKey = (key: string) => `'${key.replace(/['\\]/g, '$&$&')}'`
