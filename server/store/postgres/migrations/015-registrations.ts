import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Registrations apart from accounts: an address that nobody proved reserves nothing. Browsers that an account knows. */
const text = 'text collate "C"'

const statements = [
  `create table "registrations" (
    "_id" uuid constraint "registrations_pkey" primary key,
    "tokenHash" ${text} not null constraint "registrations_tokenHash_key" unique,
    "email" ${text} not null, "passwordHash" ${text} not null,
    "accountType" ${text} not null constraint "registrations_accountType_check" check ("accountType" in ('Individual', 'Company')),
    "fullName" ${text} not null, "businessName" ${text}, "taxNumber" ${text},
    "countryCode" ${text} not null, "phoneNumber" ${text} not null, "country" ${text} not null,
    "language" ${text} not null constraint "registrations_language_check" check ("language" in ('en', 'ar', 'bn')),
    "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "registrations_email_createdAt_index" on "registrations" ("email", "createdAt" desc)',
  'create index "registrations_expiresAt_index" on "registrations" ("expiresAt")',
  `create table "knownDevices" (
    "_id" ${text} constraint "knownDevices_pkey" primary key,
    "userId" uuid not null constraint "knownDevices_userId_fkey" references "users" on delete cascade,
    "lastSeenAt" timestamptz not null)`,
  'create index "knownDevices_userId_index" on "knownDevices" ("userId")',
  'create index "knownDevices_lastSeenAt_index" on "knownDevices" ("lastSeenAt")',
  // Codes live ten minutes: whoever waits for one asks again.
  'delete from "oneTimeCodes"',
  // Accounts whose address was never verified: whoever made them registers again. One that others' rows name stays, with an address that
  // nobody can sign in by, so that it keeps the true owner from nothing.
  `do $$
    declare account uuid;
    begin
      for account in select "_id" from "users" where "status" <> 'deleted' and "emailVerifiedAt" is null loop
        begin
          delete from "sellers" where "_id" = account;
          delete from "users" where "_id" = account;
        exception when foreign_key_violation then
          update "users" set "email" = account || '@unverified.invalid' where "_id" = account;
        end;
      end loop;
    end $$`,
  'alter table "users" drop column "verificationType"',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
