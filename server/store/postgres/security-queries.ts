import type { ExpressionBuilder } from 'kysely'
import { isId } from '../column-kinds.ts'
import type { SecurityEventRequest, SecurityQueries } from '../security-log.ts'
import type { Connection } from './connection.ts'
import type { Schema } from './database.ts'
import { allOf } from './expressions.ts'
import { sealedAfter } from './security-log.ts'
import { builder, type Given, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

type Filter = { [Name in Exclude<keyof SecurityEventRequest, 'limit' | 'offset'>]-?: SecurityEventRequest[Name] | undefined }

const counted = statement<Filter>()((given) =>
  builder
    .selectFrom('securityEvents')
    .where(conditionsOf(given))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

const page = statement<Filter & { limit: number; offset: number }>()(({ limit, offset, ...given }) =>
  builder
    .selectFrom('securityEvents')
    .where(conditionsOf(given))
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(columnNames('securityEvents')),
)

export function postgresSecurityQueries(db: Connection): SecurityQueries {
  return {
    async securityEventPage({ kind, accountId, operator, from, to, limit, offset }) {
      // PostgreSQL has no text with a NUL.
      if ((accountId !== undefined && !isId(accountId)) || [kind, operator].some((text) => text?.includes('\0')))
        return { rows: [], total: 0 }
      const filter = { kind, accountId, operator, from, to }
      const total = (await db.query(counted(filter))).rows[0]?.total ?? 0
      if (total <= offset) return { rows: [], total }
      return { rows: (await db.query(page({ ...filter, limit, offset }))).rows, total }
    },

    async sealedEventsAfter(sequence, limit) {
      return (await db.query(sealedAfter({ sequence, limit }))).rows
    },
  }
}

function conditionsOf({ kind, accountId, operator, from, to }: Given<Filter>) {
  return (eb: ExpressionBuilder<Schema, 'securityEvents'>) =>
    allOf([
      kind && eb('kind', '=', kind),
      accountId && eb('accountId', '=', accountId),
      operator && eb('actorType', '=', 'operator').and(eb('actor', '=', operator)),
      from && eb('at', '>=', from),
      to && eb('at', '<', to),
    ])
}
