import { columnsOf, isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { OrderPageRequest, PartyRow, TradeQueries } from '../trade-queries.ts'
import type { Row, TableName } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

/** A company is named by its business name. */
const partyName = (user: string): string =>
  `case when ${user}."accountType" = 'Company' then coalesce(${user}."businessName", ${user}."fullName") else ${user}."fullName" end`
const partyColumns = `u."_id", ${partyName('u')} as "name", u."country", u."countryCode" || u."phoneNumber" as "phone"`

/** Two rows of one answer, told apart by the prefix of their columns. */
const prefixed = (table: TableName, alias: string): string =>
  [...columnsOf[table].keys()].map((name) => `${alias}.${quoted(name)} as ${quoted(`${alias}.${name}`)}`).join(', ')

const sessionStatement = `select ${prefixed('sessions', 's')}, ${prefixed('users', 'u')}
  from "sessions" s join "users" u on u."_id" = s."userId" where s."tokenHash" = $1 and s."expiresAt" > $2`

const eventsStatement = `select ${[...columnsOf.liveEvents.keys()].map(quoted).join(', ')} from "liveEvents"
  where "userId" = $1 and "sequence" > $2 order by "sequence" limit $3`

type JoinedOrder = Row<'orders'> &
  Record<'buyerName' | 'buyerCountry' | 'buyerPhone' | 'sellerName' | 'sellerCountry' | 'sellerPhone', string>

export function postgresTradeQueries(db: Connection): TradeQueries {
  return {
    async orderPage(request) {
      // PostgreSQL has no text with a NUL.
      if (!isId(request.userId) || request.search?.includes('\0')) return { rows: [], total: 0 }
      const { text, values } = orderConditions(request)
      const counted = await run<{ total: number }>(db, `select count(*) as "total" from "orders" o where ${text}`, values)
      const total = counted.rows[0]?.total ?? 0
      if (total <= request.offset || request.limit === 0) return { rows: [], total }
      const page = await run<JoinedOrder>(db, pageStatement(text, values.length), [
        ...values,
        request.limit,
        request.offset,
        request.statuses ?? orderStatuses,
      ])
      return { rows: page.rows.map(withParties), total }
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

const orderStatuses = columnsOf.orders.get('status')?.values ?? []

/**
 * A page of what fits `where`: the newest of each state, each down an index, put in one order; only the rows of the page are read
 * whole. The values from `given` on are limit, offset and the states.
 */
const pageStatement = (where: string, given: number): string =>
  `select ${orderColumns}, ${partyName('b')} as "buyerName", b."country" as "buyerCountry", b."countryCode" || b."phoneNumber" as "buyerPhone",
      ${partyName('s')} as "sellerName", s."country" as "sellerCountry", s."countryCode" || s."phoneNumber" as "sellerPhone"
    from (select w."_id", w."createdAt" from unnest($${given + 3}::text[]) as state ("status"), lateral (
        select o."_id", o."createdAt" from "orders" o where ${where} and o."status" = state."status" collate "C"
          order by o."createdAt" desc, o."_id" desc limit $${given + 1}::bigint + $${given + 2}::bigint) w
      order by w."createdAt" desc, w."_id" desc limit $${given + 1} offset $${given + 2}) page
    join "orders" o on o."_id" = page."_id" join "users" b on b."_id" = o."buyerId" join "users" s on s."_id" = o."sellerId"
    order by o."createdAt" desc, o."_id" desc`

const orderColumns = [...columnsOf.orders.keys()].map((name) => `o.${quoted(name)}`).join(', ')

/** One text for each combination of what is asked, so that it is prepared once. */
function orderConditions({ side, userId, kind, statuses, search }: OrderPageRequest): { text: string; values: unknown[] } {
  const values: unknown[] = [userId, kind]
  const parts = [side === 'buyer' ? 'o."buyerId" = $1' : 'o."sellerId" = $1', 'o."kind" = $2']
  if (statuses) parts.push(`o."status" = any($${values.push(statuses)})`)
  const part = foldCase(search?.trim() ?? '')
  if (part) {
    const parameter = `$${values.push(part)}`
    const columns = ['number', 'name_en', 'name_ar', 'name_bn'].map(
      (name) => `strpos(lower(o.${quoted(name)}), ${parameter}) > 0`,
    )
    parts.push(`(${columns.join(' or ')})`)
  }
  return { text: parts.join(' and '), values }
}

function withParties(joined: JoinedOrder): Row<'orders'> & { buyer: PartyRow; seller: PartyRow } {
  const { buyerName, buyerCountry, buyerPhone, sellerName, sellerCountry, sellerPhone, ...order } = joined
  return {
    ...order,
    buyer: { _id: order.buyerId, name: buyerName, country: buyerCountry, phone: buyerPhone },
    seller: { _id: order.sellerId, name: sellerName, country: sellerCountry, phone: sellerPhone },
  }
}

function unprefixed<Name extends TableName>(row: Record<string, unknown>, prefix: string): Row<Name> {
  const entries = Object.entries(row).filter(([name]) => name.startsWith(prefix))
  // The statement names exactly the columns of the table under this prefix.
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value])) as Row<Name>
}
