import { columnsOf, isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { OrderPageRequest, PartyRow, TradeQueries } from '../trade-queries.ts'
import type { Row, TableName } from '../tables.ts'
import type { Database } from './database.ts'
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

export function postgresTradeQueries(db: Database): TradeQueries {
  return {
    async orderPage(request) {
      // PostgreSQL has no text with a NUL.
      if (!isId(request.userId) || request.search?.includes('\0')) return { rows: [], total: 0 }
      const { text, values } = orderConditions(request)
      const counted = await run<{ total: number }>(db, `select count(*) as "total" from "orders" o where ${text}`, values)
      const total = counted.rows[0]?.total ?? 0
      if (total <= request.offset || request.limit === 0) return { rows: [], total }
      const page = await run<JoinedOrder>(
        db,
        `select o.*, ${partyName('b')} as "buyerName", b."country" as "buyerCountry", b."countryCode" || b."phoneNumber" as "buyerPhone",
            ${partyName('s')} as "sellerName", s."country" as "sellerCountry", s."countryCode" || s."phoneNumber" as "sellerPhone"
          from (select ${orderColumns} from "orders" o where ${text} order by o."createdAt" desc, o."_id" desc
            limit $${values.length + 1} offset $${values.length + 2}) o
          join "users" b on b."_id" = o."buyerId" join "users" s on s."_id" = o."sellerId"
          order by o."createdAt" desc, o."_id" desc`,
        [...values, request.limit, request.offset],
      )
      return { rows: page.rows.map(withParties), total }
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

    async lastLiveEvent() {
      const { rows } = await run<{ last: number }>(db, 'select coalesce(max("sequence"), 0) as "last" from "liveEvents"')
      return rows[0]?.last ?? 0
    },
  }
}

const orderColumns = [...columnsOf.orders.keys()].map((name) => `o.${quoted(name)}`).join(', ')

/** One text for each combination of what is asked, so that it is prepared once. */
function orderConditions({ side, userId, statuses, search }: OrderPageRequest): { text: string; values: unknown[] } {
  const values: unknown[] = [userId]
  const parts = [side === 'buyer' ? 'o."buyerId" = $1' : 'o."sellerId" = $1']
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
