import { columnsOf, isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { OrderPageRequest, PartyRow } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

/** A company is named by its business name. */
export const partyName = (user: string): string =>
  `case when ${user}."accountType" = 'Company' then coalesce(${user}."businessName", ${user}."fullName") else ${user}."fullName" end`

type Listed = 'orders' | 'quotes'
type Joined<Name extends Listed> = Row<Name> &
  Record<'buyerName' | 'buyerCountry' | 'buyerPhone' | 'sellerName' | 'sellerCountry' | 'sellerPhone', string>
type PageRequest<Name extends Listed> = Omit<OrderPageRequest, 'kind' | 'statuses'> & {
  /** Of orders alone. */
  kind?: Row<'orders'>['kind']
  statuses?: readonly Row<Name>['status'][]
}

/** A page of one side's orders or quotes, newest first, with both parties and the number of all that fit. */
export async function readTradePage<Name extends Listed>(
  db: Connection,
  table: Name,
  request: PageRequest<Name>,
): Promise<{ rows: (Row<Name> & { buyer: PartyRow; seller: PartyRow })[]; total: number }> {
  // PostgreSQL has no text with a NUL.
  if (!isId(request.userId) || request.search?.includes('\0')) return { rows: [], total: 0 }
  const { text, values } = conditions(request)
  const counted = await run<{ total: number }>(db, `select count(*) as "total" from ${quoted(table)} o where ${text}`, values)
  const total = counted.rows[0]?.total ?? 0
  if (total <= request.offset || request.limit === 0) return { rows: [], total }
  const statuses = request.statuses ?? columnsOf[table].get('status')?.values
  const page = await run<Joined<Name>>(db, pageStatement(table, text, values.length), [
    ...values,
    request.limit,
    request.offset,
    statuses,
  ])
  return { rows: page.rows.map((row) => withParties<Name>(row)), total }
}

/**
 * A page of what fits `where`: the newest of each state, each down an index, put in one order; only the rows of the page are read
 * whole. The values from `given` on are limit, offset and the states.
 */
const pageStatement = (table: Listed, where: string, given: number): string =>
  `select ${selected(table)}, ${partyName('b')} as "buyerName", b."country" as "buyerCountry", b."countryCode" || b."phoneNumber" as "buyerPhone",
      ${partyName('s')} as "sellerName", s."country" as "sellerCountry", s."countryCode" || s."phoneNumber" as "sellerPhone"
    from (select w."_id", w."createdAt" from unnest($${given + 3}::text[]) as state ("status"), lateral (
        select o."_id", o."createdAt" from ${quoted(table)} o where ${where} and o."status" = state."status" collate "C"
          order by o."createdAt" desc, o."_id" desc limit $${given + 1}::bigint + $${given + 2}::bigint) w
      order by w."createdAt" desc, w."_id" desc limit $${given + 1} offset $${given + 2}) page
    join ${quoted(table)} o on o."_id" = page."_id" join "users" b on b."_id" = o."buyerId" join "users" s on s."_id" = o."sellerId"
    order by o."createdAt" desc, o."_id" desc`

const selected = (table: Listed): string => [...columnsOf[table].keys()].map((name) => `o.${quoted(name)}`).join(', ')

/** One text for each combination of what is asked, so that it is prepared once. */
function conditions({ side, userId, kind, statuses, search, productId }: PageRequest<Listed>): {
  text: string
  values: unknown[]
} {
  const values: unknown[] = [userId]
  const parts = [side === 'buyer' ? 'o."buyerId" = $1' : 'o."sellerId" = $1']
  if (kind) parts.push(`o."kind" = $${values.push(kind)}`)
  if (statuses) parts.push(`o."status" = any($${values.push(statuses)})`)
  // PostgreSQL would refuse to compare anything else with an id.
  if (productId !== undefined) parts.push(isId(productId) ? `o."productId" = $${values.push(productId)}` : 'false')
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

function withParties<Name extends Listed>(joined: Joined<Name>): Row<Name> & { buyer: PartyRow; seller: PartyRow } {
  const { buyerName, buyerCountry, buyerPhone, sellerName, sellerCountry, sellerPhone, ...row } = joined
  const buyer = { _id: joined.buyerId, name: buyerName, country: buyerCountry, phone: buyerPhone }
  const seller = { _id: joined.sellerId, name: sellerName, country: sellerCountry, phone: sellerPhone }
  // What is left of the joined row are the columns of its table.
  return { ...(row as unknown as Row<Name>), buyer, seller }
}
