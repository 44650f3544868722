import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

const statements = [
  `create table "operatorPasskeys" (
    "_id" uuid constraint "operatorPasskeys_pkey" primary key,
    "operatorId" uuid not null constraint "operatorPasskeys_operatorId_fkey" references "operators" on delete cascade,
    "name" ${text} not null,
    "credentialId" ${text} not null constraint "operatorPasskeys_credentialId_key" unique,
    "publicKey" ${text} not null, "counter" bigint not null, "transports" jsonb not null,
    "createdAt" timestamptz not null, "lastUsedAt" timestamptz)`,
  'create index "operatorPasskeys_operatorId_index" on "operatorPasskeys" ("operatorId")',
  `create table "operatorLoginChallenges" (
    "_id" uuid constraint "operatorLoginChallenges_pkey" primary key,
    "tokenHash" ${text} not null constraint "operatorLoginChallenges_tokenHash_key" unique,
    "challenge" ${text} not null, "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "operatorLoginChallenges_expiresAt_index" on "operatorLoginChallenges" ("expiresAt")',
  `alter table "operatorSessions" add column "challenge" ${text}`,
  'alter table "operatorSessions" add column "challengeExpiresAt" timestamptz',
  `alter table "operatorSessions" add column "enrolmentChallenge" ${text}`,
  'alter table "operatorSessions" add column "enrolmentExpiresAt" timestamptz',
]

/** Passkeys of operators, and what they have to sign: at a sign-in, to confirm the identity of a session, and when one is made. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
