import { anchorSetting, type SecurityLog } from '../security-log.ts'
import { ConstraintBroken } from '../store.ts'
import type { Row } from '../tables.ts'
import type { FreeConnection, Statement } from './connection.ts'
import { isRetryable, translated } from './errors.ts'
import { builder, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

const events = () => builder.selectFrom('securityEvents').select(columnNames('securityEvents'))

const unsealed = statement<{ limit: number }>()(({ limit }) =>
  events().where('sequence', 'is', null).orderBy('at').orderBy('_id').limit(limit),
)
const lastSealed = statement()(() => events().where('sequence', 'is not', null).orderBy('sequence', 'desc').limit(1))
export const sealedAfter = statement<{ sequence: number; limit: number }>()(({ sequence, limit }) =>
  events().where('sequence', '>', sequence).orderBy('sequence').limit(limit),
)

/**
 * The advisory lock of sealing, so that two statements do not wait for each other's rows: an arbitrary number, the same in every process.
 */
const sealingLock = 7_206_119

/**
 * One statement outside of serializable transactions, which it must not make fail: they insert events and read none. A process that seals
 * just before, unseen, has the same beginning of the chain, or takes a number that is taken, and then nothing of it is kept.
 */
const sealing = `with turn as materialized (select pg_try_advisory_xact_lock(${sealingLock}::bigint) as "isOwn")
  update "securityEvents" as event
  set "sequence" = made."sequence", "previousHash" = made."previousHash", "hash" = made."hash", "seal" = made."seal"
  from turn, unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[])
    as made ("_id", "sequence", "previousHash", "hash", "seal")
  where turn."isOwn" and event."_id" = made."_id" and event."sequence" is null
    and not exists (select from "securityEvents" where "sequence" >= $6::bigint)`

/** Whoever removes nothing leaves the anchor, which may be a later one by now. */
const cutting: Statement<{ count: number }>['text'] = `with removed as (
    delete from "securityEvents" where "sequence" <= $1::bigint returning "sequence"
  ), anchored as (
    insert into "settings" ("_id", "value") select $2::text, $3::text where exists (select from removed)
    on conflict ("_id") do update set "value" = excluded."value"
  ) select count(*) as "count" from removed`

export function postgresSecurityLog(db: FreeConnection): SecurityLog {
  const query = async <Result>(wanted: Statement<Result>) => {
    try {
      return await db.query(wanted)
    } catch (error) {
      throw translated(error)
    }
  }
  return {
    unsealed: async (limit) => (await query<Row<'securityEvents'>>(unsealed({ limit }))).rows,
    lastSealed: async () => (await query<Row<'securityEvents'>>(lastSealed({}))).rows[0],
    sealedAfter: async (sequence, limit) => (await query<Row<'securityEvents'>>(sealedAfter({ sequence, limit }))).rows,
    async seal(seals) {
      const columns = [
        seals.map(({ _id }) => _id),
        seals.map(({ sequence }) => sequence),
        seals.map(({ previousHash }) => previousHash),
        seals.map(({ hash }) => hash),
        seals.map(({ seal }) => seal),
      ]
      try {
        return (await query({ text: sealing, values: [...columns, seals[0]?.sequence ?? 0] })).changed > 0
      } catch (error) {
        if (error instanceof ConstraintBroken || isRetryable(error)) return false
        throw error
      }
    },
    async cut({ upTo, anchor }) {
      const done: Statement<{ count: number }> = { text: cutting, values: [upTo, anchorSetting, anchor] }
      return (await query(done)).rows[0]?.count ?? 0
    },
  }
}
