import { corrected, nearWords, spellingKeys } from '#server/domain/near-spelling.ts'
import type { Alternatives, SearchTerms } from '#server/domain/search-text.ts'
import type { Connection } from './connection.ts'
import { containing, foundByText, isThere, keyQuery, patternsOf } from './product-filter.ts'
import { nextEnd, versionOf } from './product-lists.ts'
import type { Reading } from './remembered.ts'
import { run } from './statement.ts'

/** Ids in order, with a comma between, and how many there are in all. */
export interface Found {
  ids: string
  total: number
  corrected: boolean
}

/** `rank` of server/domain/search-text.ts in SQL, over the products that the keys found. */
const searchStatement = `with "found" as materialized (
    select p."_id", p."rating", p."ratingCount", coalesce(p."promotedUntil" > $9::timestamptz, false) as "promoted",
      case when p."casNumber" = $3 then 0 when p."ecNumber" = $4 then 0
        when strpos(p."searchText", $5) > 0 then 1 when strpos(p."searchText", $6) > 0 then 2 when strpos(p."searchText", $7) > 0 then 3
        when p."searchText" like all($8::text[]) then 4 else 5 end as "rank"
      from ${foundByText('$1', '$2')} where p."status" = 'active')
  select array_to_string(array(select f."_id" from "found" f
      order by f."rank", f."promoted" desc, f."rating" desc, f."ratingCount" desc, f."_id" limit $10 offset $11), ',') as "ids",
    (select count(*) from "found") as "total", ${versionOf(undefined)} as "version", ${nextEnd('$9')} as "until"`

export async function readSearch(
  db: Connection,
  terms: SearchTerms,
  now: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reading<Found>> {
  const typed = terms.words.map((word) => [word])
  const found = await ranked(db, terms, typed, now, limit, offset)
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
  const { phrase, cas = null, ec = null } = terms
  const { rows } = await run<{ ids: string; total: number; version: number; until: string | null }>(db, searchStatement, [
    ...[keyQuery(words), patternsOf(words), cas, ec],
    ...[`= ${phrase}\n`, `\n ${phrase}\n`, `= ${phrase}`, terms.words.map((word) => containing(` ${word}`))],
    ...[now, limit, offset],
  ])
  const { ids = '', total = 0, version = 0, until = null } = rows[0] ?? {}
  return { value: { ids, total, corrected: false }, version, until }
}

/** What a list's text stands for: as typed or, when nothing that may be shown matches that, in near spellings. */
export async function wordsToFind(
  db: Connection,
  terms: SearchTerms,
  includeInactive: boolean,
): Promise<{ words: Alternatives; version: number }> {
  const typed = terms.words.map((word) => [word])
  const { rows } = await run<{ known: boolean; version: number }>(
    db,
    `select exists(select from ${foundByText('$1', '$2')}
      where p."status" ${includeInactive ? `<> 'deleted'` : `= 'active'`}) as "known",
      ${versionOf(undefined)} as "version"`,
    [keyQuery(typed), patternsOf(typed)],
  )
  const { known = false, version = 0 } = rows[0] ?? {}
  const words = known ? typed : ((await nearSpelling(db, terms.words)) ?? typed)
  return { words, version }
}

/** Whether a word begins as typed, and the words that have a spelling key in common with it and stand in an active product. */
const nearStatement = `select ${isThere('$1')} as "begins",
  array_to_string(array(select w."word" from "searchWords" w where "spellingKeys"(w."word") && $2::text[] and ${isThere(`('''=' || w."word" || '''')`)}), ' ') as "words"`

/** Each typed word with what it may stand for; undefined when one of them is far from all words there are. */
async function nearSpelling(db: Connection, words: readonly string[]): Promise<Alternatives | undefined> {
  const near: string[][] = []
  for (const word of words) {
    const { rows } = await run<{ begins: boolean; words: string }>(db, nearStatement, [`'=${word}':*`, spellingKeys(word)])
    const [row] = rows
    const found = row?.begins ? [word] : nearWords(word, row?.words.split(' ') ?? [])
    if (found.length === 0) return undefined
    near.push(found)
  }
  return near
}
