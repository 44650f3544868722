import { sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * The keys of a word as before, by two loops instead of a query: a plan is made for a query of a function wherever the function is called, and
 * each new word of a listing is one. The index of the words keeps what it has.
 */
export async function up(db: Database): Promise<void> {
  await sql
    .raw(`create or replace function "spellingKeys"("word" text) returns text[] immutable strict parallel safe cost 1000
      language plpgsql as $$
      declare
        "start" text := left("word", 7);
        "keys" text[] := array["start"];
        "one" text;
        "two" text;
      begin
        for i in 1..char_length("start") loop
          "one" := left("start", i - 1) || substr("start", i + 1);
          "keys" := "keys" || "one";
          for j in i..char_length("one") loop
            "two" := left("one", j - 1) || substr("one", j + 1);
            if char_length("two") >= 3 then "keys" := "keys" || "two"; end if;
          end loop;
        end loop;
        return array(select distinct "key" from unnest("keys") as "key");
      end $$`)
    .execute(db)
}
