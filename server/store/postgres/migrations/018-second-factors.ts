import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Second factors of sign-ins, the codes for who has lost theirs, those that are being added, and sign-ins that wait for one. */
const text = 'text collate "C"'
const owner = (table: string) => `"userId" uuid not null constraint "${table}_userId_fkey" references "users" on delete cascade`
const kinds = (table: string) =>
  `"kind" ${text} not null constraint "${table}_kind_check" check ("kind" in ('authenticator', 'passkey'))`

const statements = [
  `create table "secondFactors" (
    "_id" uuid constraint "secondFactors_pkey" primary key,
    ${owner('secondFactors')}, ${kinds('secondFactors')}, "name" ${text} not null,
    "secret" ${text}, "lastStep" bigint,
    "credentialId" ${text} constraint "secondFactors_credentialId_key" unique,
    "publicKey" ${text}, "counter" bigint, "transports" jsonb not null,
    "addedBy" uuid not null, "createdAt" timestamptz not null, "lastUsedAt" timestamptz)`,
  'create index "secondFactors_userId_index" on "secondFactors" ("userId")',
  `create table "recoveryCodes" (
    "_id" uuid constraint "recoveryCodes_pkey" primary key,
    ${owner('recoveryCodes')}, "codeHash" ${text} not null constraint "recoveryCodes_codeHash_key" unique,
    "createdAt" timestamptz not null, "usedAt" timestamptz)`,
  'create index "recoveryCodes_userId_index" on "recoveryCodes" ("userId")',
  `create table "factorEnrolments" (
    "_id" uuid constraint "factorEnrolments_pkey" primary key,
    "userId" uuid not null constraint "factorEnrolments_userId_fkey" references "users" on delete cascade
      constraint "factorEnrolments_userId_key" unique,
    "sessionId" uuid not null, ${kinds('factorEnrolments')}, "name" ${text} not null, "secret" ${text} not null,
    "tries" integer not null, "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "factorEnrolments_expiresAt_index" on "factorEnrolments" ("expiresAt")',
  `create table "pendingSignIns" (
    "_id" uuid constraint "pendingSignIns_pkey" primary key,
    ${owner('pendingSignIns')}, "tokenHash" ${text} not null constraint "pendingSignIns_tokenHash_key" unique,
    "deviceId" ${text}, "challenge" ${text}, "tries" integer not null,
    "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "pendingSignIns_userId_index" on "pendingSignIns" ("userId")',
  'create index "pendingSignIns_expiresAt_index" on "pendingSignIns" ("expiresAt")',
  // Of a mail that went out before: what its sign-in may have added cannot be told apart, and there was nothing to add.
  'alter table "signInAlerts" add column "sessionId" uuid',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
