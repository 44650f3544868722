import { sql } from 'kysely'
import { formulaKey } from '#server/domain/search/formula-search.ts'
import type { Database } from '../database.ts'

/** What products hold of their formula to be found by, and no key of one among the words that typing errors are compared with. */
export async function up(db: Database): Promise<void> {
  await sql
    .raw(`create or replace function "keepSearchWords"() returns trigger language plpgsql as $$
      begin
        insert into "searchWords" ("word")
          select distinct word from regexp_split_to_table(new."searchText", '[\\s=]+') as word
            where char_length(word) >= 3 and word !~ '[0-9#]' order by word
          on conflict do nothing;
        return null;
      end $$`)
    .execute(db)
  const { rows } = await sql<{ formula: string }>`select distinct "molecularFormula" as "formula" from "products"`.execute(db)
  const keyed = rows.flatMap(({ formula }) => {
    const key = formulaKey(formula)
    return key === undefined ? [] : [{ formula, key }]
  })
  for (let at = 0; at < keyed.length; at += formulasAtOnce) {
    const some = keyed.slice(at, at + formulasAtOnce)
    await sql`update "products" set "searchText" = "searchText" || ' ' || made."key" || chr(10)
      from unnest(${some.map(({ formula }) => formula)}::text[], ${some.map(({ key }) => key)}::text[]) as made ("formula", "key")
      where "molecularFormula" = made."formula"`.execute(db)
  }
}

const formulasAtOnce = 1000
