import { sql } from 'kysely'
import type { Database } from '../database.ts'

/* Ratings tell product and seller apart, with photos and the seller's reply; buyers are asked for one. */

const text = 'text collate "C"'

const statements = [
  `alter table "ratings" add column "sellerId" uuid constraint "ratings_sellerId_fkey" references "sellers",
    add column "sellerStars" integer constraint "ratings_sellerStars_check" check ("sellerStars" >= 1),
    add column "photos" jsonb not null default '[]', add column "reply" ${text}, add column "repliedAt" timestamptz`,
  // Until now one number stood for both.
  `update "ratings" set "sellerStars" = "stars", "sellerId" = (select "sellerId" from "products" where "products"."_id" = "productId")`,
  'alter table "ratings" alter column "sellerId" set not null, alter column "sellerStars" set not null, alter column "photos" drop default',
  'create index "ratings_sellerId_createdAt_index" on "ratings" ("sellerId", "createdAt" desc, "_id" desc)',
  'create index "ratings_sellerId_sellerStars_index" on "ratings" ("sellerId", "sellerStars", "createdAt" desc, "_id" desc)',
  `create table "ratingReminders" (
    "_id" uuid constraint "ratingReminders_pkey" primary key constraint "ratingReminders__id_fkey" references "orders" on delete cascade,
    "dueAt" timestamptz not null)`,
  'create index "ratingReminders_dueAt_index" on "ratingReminders" ("dueAt")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
