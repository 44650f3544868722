import { sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * What finds products: parts of words by trigrams, the vocabulary for near spellings (kept by a trigger, so that no writer can
 * forget it), and an index for each way a list is filtered and sorted.
 */
const statements = [
  'create extension if not exists pg_trgm',
  // Rows are long; search reads this column of hundreds of them, so it is the last one to be moved out of the row.
  'alter table "products" alter column "searchText" set storage main',
  `create index "products_searchText" on "products" using gin ("searchText" gin_trgm_ops) where "status" = 'active'`,
  'create index "products_casNumber" on "products" ("casNumber")',
  'create index "products_ecNumber" on "products" ("ecNumber")',
  `create index "products_category" on "products" ("categoryId", "rating" desc, "ratingCount" desc, "_id") where "status" = 'active'`,
  `create index "products_subCategory" on "products" ("subCategoryId", "rating" desc, "ratingCount" desc, "_id") where "status" = 'active'`,
  // Read alone when a filtered list is counted.
  ...['categoryId', 'subCategoryId'].map(
    (place) => `create index "products_${place}_filter" on "products" ("${place}")
      include ("grade", "physicalForm", "countryOfOrigin", "stock", "minimumOrder", "comparablePrice", "status") where "status" = 'active'`,
  ),
  'create index "products_seller" on "products" ("sellerId", "rating" desc, "ratingCount" desc, "_id")',
  `create index "products_top" on "products" ("rating" desc, "ratingCount" desc, "_id") where "status" = 'active'`,
  `create index "products_promoted" on "products" ("promotedUntil" desc) where "promotedUntil" is not null`,
  `create index "products_newest" on "products" ("createdAt" desc, "_id") where "status" = 'active'`,
  `create index "products_comparablePrice" on "products" ("comparablePrice", "_id") where "status" = 'active'`,
  `create index "products_name" on "products" ("name_en", "_id") where "status" = 'active'`,
  `create table "searchWords" ("word" text collate "C" constraint "searchWords_pkey" primary key, "letters" integer not null)`,
  'create index "searchWords_letters" on "searchWords" ("letters")',
  `create function "keepSearchWords"() returns trigger language plpgsql as $$
    begin
      insert into "searchWords" ("word", "letters")
        select distinct word, char_length(word) from regexp_split_to_table(new."searchText", '[\\s=]+') as word
        where char_length(word) >= 3
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger "products_searchWords" after insert or update of "searchText" on "products"
    for each row execute function "keepSearchWords"()`,
  'create index "sellers_businessName" on "sellers" using gin (lower("businessName") gin_trgm_ops)',
  'create index "sellers_top" on "sellers" ("rating" desc, "ratingCount" desc, "_id") where "productCount" > 0',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
