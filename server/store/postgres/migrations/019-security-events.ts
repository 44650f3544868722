import { sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * The security log. Rows are inserted unsealed; the only change is sealing, which fills four columns, and the only removal that of sealed
 * rows older than 400 days by the database's own clock. A restore, which replaces every table, switches the triggers off for its
 * transaction, as only the owner of the table can.
 */
const text = 'text collate "C"'

const statements = [
  `create table "securityEvents" (
    "_id" uuid constraint "securityEvents_pkey" primary key,
    "at" timestamptz not null, "kind" ${text} not null,
    "actorType" ${text} not null constraint "securityEvents_actorType_check"
      check ("actorType" in ('visitor', 'user', 'operator', 'server')),
    "actor" ${text}, "accountId" uuid, "subject" ${text},
    "address" ${text}, "userAgent" ${text}, "requestId" ${text},
    "before" jsonb, "after" jsonb, "reason" ${text},
    "sequence" bigint constraint "securityEvents_sequence_key" unique,
    "previousHash" ${text}, "hash" ${text}, "seal" ${text})`,
  'create index "securityEvents_accountId_sequence_index" on "securityEvents" ("accountId", "sequence")',
  'create index "securityEvents_unsealed_index" on "securityEvents" ("at", "_id") where "sequence" is null',
  `create function "keepSecurityEvents"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if num_nulls(new."sequence", new."previousHash", new."hash", new."seal") = 4 then return new; end if;
      elsif tg_op = 'UPDATE' then
        if old."sequence" is null and num_nulls(new."sequence", new."previousHash", new."hash", new."seal") = 0
          and to_jsonb(old) - '{sequence,previousHash,hash,seal}'::text[] = to_jsonb(new) - '{sequence,previousHash,hash,seal}'::text[]
        then return new; end if;
      elsif tg_op = 'DELETE' then
        if old."sequence" is not null and old."at" < now() - interval '400 days' then return old; end if;
      end if;
      raise exception 'The security log is not changed: % refused', tg_op;
    end $$`,
  `create trigger "securityEvents_kept" before insert or update or delete on "securityEvents"
    for each row execute function "keepSecurityEvents"()`,
  `create trigger "securityEvents_notEmptied" before truncate on "securityEvents"
    for each statement execute function "keepSecurityEvents"()`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
