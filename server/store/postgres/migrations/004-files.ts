import { sql } from 'kysely'
import type { Database } from '../database.ts'

/* Uploaded files and who may read them; and the documents that buyers ask sellers for. */

const text = 'text collate "C"'

const statements = [
  `create table "files" (
    "_id" uuid constraint "files_pkey" primary key,
    "ownerId" uuid not null constraint "files_ownerId_fkey" references "users",
    "fileName" ${text} not null, "contentType" ${text} not null,
    "size" bigint not null constraint "files_size_check" check ("size" >= 0),
    "sha256" ${text} not null,
    "access" ${text} not null constraint "files_access_check" check ("access" in ('none', 'private', 'public')),
    "createdAt" timestamptz not null)`,
  'create index "files_ownerId_index" on "files" ("ownerId")',
  'create index "files_access_createdAt_index" on "files" ("access", "createdAt")',
  `create table "fileReaders" (
    "_id" uuid constraint "fileReaders_pkey" primary key,
    "fileId" uuid not null constraint "fileReaders_fileId_fkey" references "files" on delete cascade,
    "userId" uuid not null constraint "fileReaders_userId_fkey" references "users" on delete cascade,
    constraint "fileReaders_fileId_userId_key" unique ("fileId", "userId"))`,
  'create index "fileReaders_userId_index" on "fileReaders" ("userId")',
  `create table "documentRequests" (
    "_id" uuid constraint "documentRequests_pkey" primary key,
    "buyerId" uuid not null constraint "documentRequests_buyerId_fkey" references "users",
    "sellerId" uuid not null constraint "documentRequests_sellerId_fkey" references "sellers",
    "productId" uuid not null constraint "documentRequests_productId_fkey" references "products",
    "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text}, "casNumber" ${text} not null,
    "kind" ${text} not null constraint "documentRequests_kind_check" check ("kind" in ('SDS', 'TDS', 'CoA', 'REACH', 'Halal', 'ISO',
      'other')),
    "status" ${text} not null constraint "documentRequests_status_check" check ("status" in ('requested', 'provided', 'refused')),
    "message" ${text}, "note" ${text}, "reason" ${text},
    "fileId" uuid constraint "documentRequests_fileId_fkey" references "files",
    "createdAt" timestamptz not null, "answerBy" timestamptz not null, "answeredAt" timestamptz)`,
  'create index "documentRequests_buyerId_createdAt_index" on "documentRequests" ("buyerId", "createdAt" desc, "_id" desc)',
  'create index "documentRequests_sellerId_createdAt_index" on "documentRequests" ("sellerId", "createdAt" desc, "_id" desc)',
  'create index "documentRequests_productId_index" on "documentRequests" ("productId")',
  'create index "documentRequests_fileId_index" on "documentRequests" ("fileId")',
  `create unique index "documentRequests_buyerId_productId_kind_open_key" on "documentRequests" ("buyerId", "productId", "kind")
    where "status" in ('requested')`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
