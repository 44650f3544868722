import { partLetters, type SearchTerms } from '#server/domain/search-text.ts'
import { facetColumns } from '../product-order.ts'
import type { ProductFilter } from '../product-queries.ts'

/** Words to look for, each with its near spellings; one of a word's alternatives must be there. */
export type Alternatives = readonly (readonly string[])[]

/** Collects the values of a statement; its text only ever holds their numbers. */
export class Values {
  readonly all: unknown[] = []
  add(value: unknown): string {
    return `$${this.all.push(value)}`
  }
}

/** What a product must fulfil, as SQL over alias `p`. `without` leaves out one facet's own filter. */
export function filterConditions(values: Values, filter: ProductFilter, words: Alternatives | undefined, without?: string): string {
  const parts = filter.includeInactive === true ? [] : [`p."status" = 'active'`]
  const equal = { categoryId: filter.categoryId, subCategoryId: filter.subCategoryId, sellerId: filter.sellerId }
  for (const [column, value] of Object.entries(equal)) if (value !== undefined) parts.push(`p."${column}" = ${values.add(value)}`)
  for (const facet of ['grades', 'forms', 'countries'] as const) {
    const wanted = filter[facet]
    if (wanted === undefined || wanted.length === 0 || facet === without) continue
    parts.push(`p."${facetColumns[facet]}" = any(${values.add(wanted)})`)
  }
  if (filter.certificates !== undefined && filter.certificates.length > 0 && without !== 'certificates') {
    parts.push(`p."certificates" @> ${values.add(JSON.stringify(filter.certificates))}::jsonb`)
  }
  if (filter.priceFrom !== undefined) parts.push(`p."comparablePrice" >= ${values.add(filter.priceFrom)}::numeric`)
  if (filter.priceTo !== undefined) parts.push(`p."comparablePrice" <= ${values.add(filter.priceTo)}::numeric`)
  if (filter.inStock === true) parts.push('p."stock" >= p."minimumOrder"')
  if (words !== undefined) parts.push(wordConditions(values, words))
  return parts.length === 0 ? 'true' : parts.join(' and ')
}

/** Like `rank` of search-text.ts being defined, in a form that the trigram index answers. */
export function wordConditions(values: Values, words: Alternatives): string {
  return words
    .map((alternatives) => {
      const patterns = alternatives.map((word) => `%${word.length < partLetters ? ' ' : ''}${escaped(word)}%`)
      return `p."searchText" like any(${values.add(patterns)})`
    })
    .join(' and ')
}

/** `rank` of search-text.ts, in SQL. */
export function rankExpression(values: Values, { cas, ec, phrase, words }: SearchTerms): string {
  const contains = (text: string) => `strpos(p."searchText", ${values.add(text)}) > 0`
  const cases = [
    ...(cas === undefined ? [] : [`when p."casNumber" = ${values.add(cas)} then 0`]),
    ...(ec === undefined ? [] : [`when p."ecNumber" = ${values.add(ec)} then 0`]),
    `when ${contains(`= ${phrase}\n`)} then 1`,
    `when ${contains(`\n ${phrase}\n`)} then 2`,
    `when ${contains(`= ${phrase}`)} then 3`,
    `when ${words.map((word) => contains(` ${word}`)).join(' and ')} then 4`,
  ]
  return `case ${cases.join(' ')} else 5 end`
}

/** Normalised words hold letters and digits alone, but what a pattern means something by is never left to that. */
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
