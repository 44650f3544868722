import { sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * What finds products. `columns` is what lists filter by, carried along in the indexes, so that walking and counting need not read the
 * wide rows. Taking stock changes no indexed column until a product runs out.
 */
const columns =
  '"subCategoryId", "grade", "physicalForm", "countryOfOrigin", "inStock", "certificates", "comparablePrice", "promotedUntil"'
const top = '"rating" desc, "ratingCount" desc, "_id"'
const active = `where "status" = 'active'`

const lists = [
  'alter table "products" add column "inStock" boolean not null generated always as ("stock" >= "minimumOrder") stored',
  `create index "products_top" on "products" (${top}) include (${columns}) ${active}`,
  `create index "products_category_top" on "products" ("categoryId", ${top}) include (${columns}) ${active}`,
  `create index "products_subCategory_top" on "products" ("subCategoryId", ${top}) include ("categoryId", ${columns.replace('"subCategoryId", ', '')}) ${active}`,
  `create index "products_promoted" on "products" (${top}) include (${columns}) ${active} and "promotedUntil" is not null`,
  `create index "products_category_promoted" on "products" ("categoryId", ${top}) include (${columns}) ${active} and "promotedUntil" is not null`,
  `create index "products_promotedUntil" on "products" ("promotedUntil") ${active} and "promotedUntil" is not null`,
  `create index "products_newest" on "products" ("createdAt" desc, "_id") ${active}`,
  `create index "products_category_newest" on "products" ("categoryId", "createdAt" desc, "_id") ${active}`,
  `create index "products_price" on "products" ("comparablePrice", "_id") ${active}`,
  `create index "products_category_price" on "products" ("categoryId", "comparablePrice", "_id") ${active}`,
  `create index "products_name" on "products" (lower("name_en"), "_id") ${active}`,
  `create index "products_category_name" on "products" ("categoryId", lower("name_en"), "_id") ${active}`,
  `create index "products_seller" on "products" ("sellerId", ${top})`,
  `create index "products_brand" on "products" ("brand") ${active}`,
  `create index "sellers_top" on "sellers" (${top}) where "productCount" > 0`,
]

/**
 * `searchKeys` of a search text: every word behind a `=`, and the ends of words, so that a beginning and a part of a word are both the
 * beginning of a key. Only ends that begin with four letters: server/domain/search/search-text.ts looks for no other parts.
 * `spellingKeys` of a word: what is left of its first seven letters without any one or two of them. Two words within two edits of
 * each other have such a key in common.
 */
const search = [
  // Ranking reads it of every product found: the long descriptions are what goes out of line first.
  'alter table "products" alter column "searchText" set storage main',
  `create function "searchKeys"("text" text) returns tsvector immutable strict parallel safe cost 2000 language sql as $$
    select coalesce(array_to_tsvector(array_agg(distinct k."key")), ''::tsvector)
      from regexp_split_to_table("text", '[\\s=]+') as w("word"), lateral (
        select '=' || w."word" as "key" union all
        select substr(w."word", i) from generate_series(1, char_length(w."word") - 3) as i where substr(w."word", i, 4) !~ '[0-9]'
      ) k where w."word" <> '' $$`,
  `create function "spellingKeys"("word" text) returns text[] immutable strict parallel safe cost 1000 language sql as $$
    with "start" as (select left("word", 7) as "key"),
      "one" as (select distinct left("key", i - 1) || substr("key", i + 1) as "key" from "start", generate_series(1, char_length("key")) as i),
      "two" as (select distinct left("key", i - 1) || substr("key", i + 1) as "key" from "one", generate_series(1, char_length("key")) as i)
    select array(select "key" from "start" union select "key" from "one" union select "key" from "two" where char_length("key") >= 3) $$`,
  // New products wait in a list of 256 kB at most before they are sorted in: written twice as fast, and hardly slower to look through.
  `create index "products_searchKeys" on "products" using gin ("searchKeys"("searchText")) with (gin_pending_list_limit = 256)`,
  'alter index "products_searchKeys" alter column 1 set statistics 0',
  `create table "searchWords" ("word" text collate "C" constraint "searchWords_pkey" primary key)`,
  `create index "searchWords_spellingKeys" on "searchWords" using gin ("spellingKeys"("word")) with (fastupdate = off)`,
  'alter index "searchWords_spellingKeys" alter column 1 set statistics 0',
  `create function "keepSearchWords"() returns trigger language plpgsql as $$
    begin
      insert into "searchWords" ("word")
        select distinct word from regexp_split_to_table(new."searchText", '[\\s=]+') as word
          where char_length(word) >= 3 and word !~ '[0-9]' order by word
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger "products_searchWords" after insert or update of "searchText" on "products"
    for each row execute function "keepSearchWords"()`,
]

/**
 * A number for each category that is another one after every commit that changed what a list can hold or how it is sorted, so that an
 * answer that is remembered can be told from one that is out of date (server/store/postgres/versioned-cache.ts). Each connection counts in
 * a lane of its own, for two that change products at the same time must not wait for each other; the sum of the lanes is the number.
 * Once a transaction is enough, since nobody sees it before it ends. Changes of sellers count under a category of their own.
 */
const listed = [
  'sellerId',
  'categoryId',
  'subCategoryId',
  'name_en',
  'searchText',
  'casNumber',
  'ecNumber',
  'brand',
  'grade',
  'physicalForm',
  'countryOfOrigin',
  'certificates',
  'comparablePrice',
  'inStock',
  'status',
  'promotedUntil',
  'rating',
  'ratingCount',
  'createdAt',
]
const changed = (names: readonly string[]) => names.map((name) => `old."${name}" is distinct from new."${name}"`).join(' or ')

const versions = [
  `create table "catalogueVersions" ("categoryId" uuid, "lane" integer, "version" bigint not null, "changedBy" xid8 not null,
    constraint "catalogueVersions_pkey" primary key ("categoryId", "lane")) with (fillfactor = 20)`,
  `create function "countCatalogueChange"("category" uuid) returns void language plpgsql as $$
    declare
      "own" constant integer := pg_backend_pid() % 16;
    begin
      if exists (select from "catalogueVersions" where "categoryId" = "category" and "lane" = "own" and "changedBy" = pg_current_xact_id()) then
        return;
      end if;
      insert into "catalogueVersions" as v ("categoryId", "lane", "version", "changedBy") values ("category", "own", 1, pg_current_xact_id())
        on conflict ("categoryId", "lane") do update set "version" = v."version" + 1, "changedBy" = excluded."changedBy";
    end $$`,
  `create function "noteProductChange"() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform "countCatalogueChange"(old."categoryId"); end if;
      if tg_op <> 'DELETE' then perform "countCatalogueChange"(new."categoryId"); end if;
      return null;
    end $$`,
  `create function "noteSellerChange"() returns trigger language plpgsql as $$
    begin
      perform "countCatalogueChange"('00000000-0000-0000-0000-000000000000');
      return null;
    end $$`,
  'create trigger "products_inserted" after insert or delete on "products" for each row execute function "noteProductChange"()',
  `create trigger "products_changed" after update on "products" for each row when (${changed(listed)}) execute function "noteProductChange"()`,
  'create trigger "sellers_inserted" after insert or delete on "sellers" for each row execute function "noteSellerChange"()',
  `create trigger "sellers_changed" after update on "sellers" for each row
    when (${changed(['businessName', 'rating', 'ratingCount', 'productCount'])}) execute function "noteSellerChange"()`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...lists, ...search, ...versions]) await sql.raw(statement).execute(db)
}
