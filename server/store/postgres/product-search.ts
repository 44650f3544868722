import { sql } from 'kysely'
import type { Compilable, Expression } from 'kysely'
import { corrected, similarTerms, spellingKeys } from '#server/domain/search/near-spelling.ts'
import { type Alternatives, type SearchTerms, typedTerms } from '#server/domain/search/search-text.ts'
import { mostListed, mostSubstances } from '../product-queries.ts'
import { versionOf } from './catalogue-version.ts'
import type { Connection } from './connection.ts'
import { type Candidates, candidateProducts, candidatesFor } from './leading-products.ts'
import {
  containing,
  filterShape,
  filterValues,
  foundByText,
  hasKey,
  keyQuery,
  patternsOf,
  type ProductConditions,
  type TextValues,
} from './product-filter.ts'
import { joinedIds, type ListRow, nextEnd } from './product-lists.ts'
import { builder, statement } from './statement.ts'
import type { Reading } from './versioned-cache.ts'

/** Ids in order, with a comma between, and how many there are in all. */
export interface Found {
  ids: string
  total: number
  moreExist: boolean
  corrected: boolean
}

/** What a page says of as many products as were found among the candidates; all of one seller's can be paged through. */
export function listedOf(found: number, among: Candidates, sellerId?: string): Pick<Found, 'total' | 'moreExist'> {
  if (sellerId !== undefined) return { total: found, moreExist: false }
  return { total: Math.min(found, mostListed), moreExist: found > mostListed || among !== 'all' }
}

const isActive: ProductConditions = (eb) => eb('product.status', '=', 'active')

interface SearchValues extends TextValues {
  phrase: string
  /** '' for none. */
  cas: string
  ec: string
  wholeName: string
  startOfName: string
  startOfTerm: string
  /** As patterns; none where no formula was typed. */
  formulas: readonly string[]
  /** As patterns. */
  startsOfTerms: readonly string[]
  now: string
  limit: number
  offset: number
}

/** `rank` of server/domain/search/search-text.ts in SQL, over the products that the keys found. */
const search = statement<SearchValues, { among: Candidates }>()(
  (
    { query, patterns, cas, ec, wholeName, startOfName, startOfTerm, formulas, startsOfTerms, now, limit, offset, phrase },
    { among },
  ): Compilable<ListRow> =>
    builder
      .with(
        (cte) => cte('found').materialized(),
        () =>
          builder
            .selectFrom(candidateProducts({ query, patterns }, among, { conditions: isActive, name: phrase }))
            .where('product.status', '=', 'active')
            .select(['product._id', 'product.rating', 'product.ratingCount'])
            .select((eb) => {
              const searchText = eb.ref('product.searchText')
              const holds = (part: Expression<string>) => sql<boolean>`strpos(${searchText}, ${part}) > 0`
              return [
                sql<boolean>`coalesce(${eb.ref('product.promotedUntil')} > ${now}, false)`.as('promoted'),
                eb
                  .case()
                  .when('product.casNumber', '=', cas)
                  .then(0)
                  .when('product.ecNumber', '=', ec)
                  .then(0)
                  .when(holds(wholeName))
                  .then(1)
                  .when(holds(startOfName))
                  .then(2)
                  .when(sql<boolean>`${searchText} like any(${formulas}::text[])`)
                  .then(2)
                  .when(holds(startOfTerm))
                  .then(3)
                  .when(sql<boolean>`${searchText} like all(${startsOfTerms}::text[])`)
                  .then(4)
                  .else(5)
                  .end()
                  .as('rank'),
              ]
            }),
      )
      .selectNoFrom((eb) => [
        joinedIds(
          eb
            .selectFrom('found')
            .orderBy('rank')
            .orderBy('promoted', 'desc')
            .orderBy('rating', 'desc')
            .orderBy('ratingCount', 'desc')
            .orderBy('_id')
            .limit(limit)
            .offset(offset)
            .select('_id'),
        ).as('ids'),
        eb.selectFrom('found').select(eb.fn.countAll<number>().as('total')).$asScalar().as('total'),
        versionOf(undefined).$asScalar().as('version'),
        nextEnd(now).as('until'),
      ]),
)

export async function readSearch(
  db: Connection,
  terms: SearchTerms,
  now: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reading<Found>> {
  const found = await ranked(db, terms, typedTerms(terms), now, limit, offset)
  if (found.value.total > 0) return found
  const near = await nearSpelling(db, terms.words)
  if (near === undefined) return found
  const again = await ranked(db, corrected(terms, near), near, now, limit, offset)
  // The earlier version: what changed in between makes this out of date.
  return { ...again, version: found.version, value: { ...again.value, corrected: again.value.total > 0 } }
}

async function ranked(
  db: Connection,
  terms: SearchTerms,
  words: Alternatives,
  now: string,
  limit: number,
  offset: number,
): Promise<Reading<Found>> {
  const { phrase, cas = '', ec = '' } = terms
  const values: SearchValues = {
    query: keyQuery(words),
    patterns: patternsOf(words),
    phrase,
    cas,
    ec,
    wholeName: `= ${phrase}\n`,
    startOfName: `\n ${phrase}\n`,
    startOfTerm: `= ${phrase}`,
    formulas: terms.formulas.map(containing),
    startsOfTerms: terms.words.map((term) => containing(` ${term}`)),
    now,
    limit,
    offset,
  }
  const { query, patterns } = values
  const among = await candidatesFor(db, { ...filterValues({}), query, patterns }, filterShape({}))
  const { ids = '', total = 0, version = 0, until = null } = (await db.query(search(values, { among }))).rows[0] ?? {}
  return { value: { ids, ...listedOf(total, among), corrected: false }, version, until }
}

const known = statement<TextValues, { includeInactive: boolean }>()((text, { includeInactive }) =>
  builder.selectNoFrom((eb) => [
    eb
      .exists(
        builder
          .selectFrom(foundByText(text))
          .where('product.status', includeInactive ? '<>' : '=', includeInactive ? 'deleted' : 'active')
          .select('product.status'),
      )
      .as('known'),
    versionOf(undefined).$asScalar().as('version'),
  ]),
)

/** Returns the alternatives of a list's text: as typed or, without a visible match, near spellings. */
export async function termsToFind(
  db: Connection,
  terms: SearchTerms,
  includeInactive: boolean,
): Promise<{ words: Alternatives; version: number }> {
  const typed = typedTerms(terms)
  const text = { query: keyQuery(typed), patterns: patternsOf(typed) }
  const [found] = (await db.query(known(text, { includeInactive }))).rows
  const words = found?.known ? typed : ((await nearSpelling(db, terms.words)) ?? typed)
  return { words, version: found?.version ?? 0 }
}

/** One structure of each substance of a formula. */
const substances = statement<TextValues & { limit: number }>()(({ query, patterns, limit }) =>
  builder
    .selectFrom(foundByText({ query, patterns }))
    .where('product.status', '=', 'active')
    .where('product.smiles', 'is not', null)
    .groupBy('product.casNumber')
    .orderBy('product.casNumber')
    .limit(limit)
    .select((eb) => ['product.casNumber', eb.fn.min('product.smiles').$castTo<string>().as('smiles')]),
)

export async function readSubstances(db: Connection, formulaKey: string): Promise<{ casNumber: string; smiles: string }[]> {
  const text = [[formulaKey]]
  const { rows } = await db.query(substances({ query: keyQuery(text), patterns: patternsOf(text), limit: mostSubstances }))
  return rows
}

/** Whether a word begins as typed, and the words that have a spelling key in common with it and stand in an active product. */
const nearTerms = statement<{ begin: string; keys: readonly string[] }>()(({ begin, keys }) =>
  builder.selectNoFrom((eb) => {
    const words = eb
      .selectFrom('searchWords')
      .where((of) => sql<boolean>`"spellingKeys"(${of.ref('searchWords.word')}) && ${keys}::text[]`)
      .where((of) => hasKey(sql<string>`('''=' || ${of.ref('searchWords.word')} || '''')`))
      .select('searchWords.word')
    return [hasKey(begin).as('begins'), sql<string>`array_to_string(array${words}, ' ')`.as('words')]
  }),
)

/** Returns each typed word with its alternatives; undefined when one of them has none. */
async function nearSpelling(db: Connection, words: readonly string[]): Promise<Alternatives | undefined> {
  const near: string[][] = []
  for (const term of words) {
    const [row] = (await db.query(nearTerms({ begin: `'=${term}':*`, keys: spellingKeys(term) }))).rows
    const found = row?.begins ? [term] : similarTerms(term, row?.words.split(' ') ?? [])
    if (found.length === 0) return undefined
    near.push(found)
  }
  return near
}
