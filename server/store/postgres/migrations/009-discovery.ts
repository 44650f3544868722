import { sql } from 'kysely'
import type { Database } from '../database.ts'

/* Ratings, searches and views. */

const text = 'text collate "C"'

const statements = [
  `create table "ratings" (
    "_id" uuid constraint "ratings_pkey" primary key,
    "productId" uuid not null constraint "ratings_productId_fkey" references "products",
    "buyerId" uuid not null constraint "ratings_buyerId_fkey" references "users" on delete cascade,
    "stars" integer not null constraint "ratings_stars_check" check ("stars" >= 1),
    "text" ${text}, "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
    constraint "ratings_productId_buyerId_key" unique ("productId", "buyerId"))`,
  `create index "ratings_list_index" on "ratings" ("productId", "createdAt" desc, "_id" desc)`,
  `create index "ratings_stars_index" on "ratings" ("productId", "stars", "createdAt" desc, "_id" desc)`,
  `create index "ratings_buyerId_index" on "ratings" ("buyerId")`,
  `create table "searchHistory" (
    "_id" uuid constraint "searchHistory_pkey" primary key,
    "userId" uuid not null constraint "searchHistory_userId_fkey" references "users" on delete cascade,
    "keyword" ${text} not null, "searchedAt" timestamptz not null,
    constraint "searchHistory_userId_keyword_key" unique ("userId", "keyword"))`,
  `create index "searchHistory_list_index" on "searchHistory" ("userId", "searchedAt" desc, "_id" desc)`,
  `create table "viewCounts" (
    "_id" uuid constraint "viewCounts_pkey" primary key constraint "viewCounts__id_fkey" references "products" on delete cascade,
    "count" bigint not null)`,
  `create table "viewedProducts" (
    "_id" uuid constraint "viewedProducts_pkey" primary key,
    "userId" uuid not null constraint "viewedProducts_userId_fkey" references "users" on delete cascade,
    "productId" uuid not null constraint "viewedProducts_productId_fkey" references "products" on delete cascade,
    "viewedAt" timestamptz not null,
    constraint "viewedProducts_userId_productId_key" unique ("userId", "productId"))`,
  `create index "viewedProducts_list_index" on "viewedProducts" ("userId", "viewedAt" desc, "_id" desc)`,
  `create index "viewedProducts_productId_index" on "viewedProducts" ("productId")`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
