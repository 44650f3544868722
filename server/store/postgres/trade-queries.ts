import { columnsOf, isId } from '../column-kinds.ts'
import type { PartyRow, TradeQueries } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'
import { prefixed, unprefixed } from './prefixed-columns.ts'
import { partyName, readTradePage } from './trade-pages.ts'

const partyColumns = `u."_id", ${partyName('u')} as "name", u."country", u."countryCode" || u."phoneNumber" as "phone"`

const sessionStatement = `select ${prefixed('sessions', 's')}, ${prefixed('users', 'u')}
  from "sessions" s join "users" u on u."_id" = s."userId" where s."tokenHash" = $1 and s."expiresAt" > $2`

const eventsStatement = `select ${[...columnsOf.liveEvents.keys()].map(quoted).join(', ')} from "liveEvents"
  where "userId" = $1 and "sequence" > $2 order by "sequence" limit $3`

export function postgresTradeQueries(db: Connection): TradeQueries {
  return {
    orderPage: (request) => readTradePage(db, 'orders', request),
    quotePage: (request) => readTradePage(db, 'quotes', request),

    async quotesOver(now, limit) {
      const { rows } = await run<{ _id: string }>(
        db,
        `select "_id" from "quotes" where "status" in ('requested', 'offered', 'countered') and "expiresAt" <= $1
          order by "expiresAt", "_id" limit $2`,
        [now, limit],
      )
      return rows.map(({ _id }) => _id)
    },

    async ordersSince(status, moment, limit) {
      const { rows } = await run<{ _id: string }>(
        db,
        'select "_id" from "orders" where "status" = $1 and "updatedAt" <= $2 order by "updatedAt", "_id" limit $3',
        [status, moment, limit],
      )
      return rows.map(({ _id }) => _id)
    },

    async parties(userIds) {
      const { rows } = await run<PartyRow>(db, `select ${partyColumns} from "users" u where u."_id" = any($1) order by u."_id"`, [
        userIds.filter(isId),
      ])
      return rows
    },

    async liveSession(tokenHash, now) {
      const { rows } = await run<Record<string, unknown>>(db, sessionStatement, [tokenHash, now])
      const [row] = rows
      if (!row) return undefined
      return { session: unprefixed<'sessions'>(row, 's.'), user: unprefixed<'users'>(row, 'u.') }
    },

    async liveEventsAfter(userId, sequence, limit) {
      if (!isId(userId)) return []
      return (await run<Row<'liveEvents'>>(db, eventsStatement, [userId, sequence, limit])).rows
    },

    async lastLiveEvent(userId) {
      if (!isId(userId)) return 0
      const { rows } = await run<{ last: number }>(
        db,
        'select coalesce(max("sequence"), 0) as "last" from "liveEvents" where "userId" = $1',
        [userId],
      )
      return rows[0]?.last ?? 0
    },
  }
}
