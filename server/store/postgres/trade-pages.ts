import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { columnsOf, isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import { type WaitPart, waitParts } from '../order-waits.ts'
import type { OrderPageRequest, PartyRow, QuotePageRequest, TradeQueries } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection, Statement } from './connection.ts'
import { allOf, anyContains } from './expressions.ts'
import { hasFailedDelivery, isDue, isPartlyDispatched } from './dispatch-conditions.ts'
import { isIn, isOpen } from './open-conditions.ts'
import { parties } from './parties.ts'
import { builder, type Given, statement } from './statement.ts'
import { joinedRow } from './table-columns.ts'

type Listed = 'orders' | 'quotes'
type Status = Row<Listed>['status']

interface Filter {
  userId: string
  statuses: readonly Status[] | undefined
  productId: string | undefined
  /** Part of the number or of the product's name, in folded case. */
  part: string | undefined
  /** Before when what is asked for is to be dispatched. */
  dueBefore: string | undefined
}

/** `states`: those of the filter, or all. */
interface Page extends Filter {
  limit: number
  offset: number
  states: readonly string[]
}

interface Shape {
  side: OrderPageRequest['side']
  /** Of orders alone. */
  kind?: OrderPageRequest['kind']
  /** Only what is dispatched in part, or with a delivery that failed; likewise. */
  dispatched?: 'partial' | 'failed' | undefined
  /** Only what waits for this; likewise. */
  waitsFor?: OrderPageRequest['waitsFor']
}

/** The parts in which a list is counted and read: what waits is found by an index for each of its parts. */
const partsOf = ({ waitsFor }: Shape): readonly (WaitPart | undefined)[] => (waitsFor ? waitParts[waitsFor] : [undefined])

const order = joinedRow('orders', 'order')
const quote = joinedRow('quotes', 'quote')
const partyColumns = [
  'buyer._id as buyer._id',
  'buyer.name as buyer.name',
  'buyer.country as buyer.country',
  'buyer.phone as buyer.phone',
  'seller._id as seller._id',
  'seller.name as seller.name',
  'seller.country as seller.country',
  'seller.phone as seller.phone',
] as const

const counted = statement<Filter, Shape & { table: Listed }>()((given, shape) => {
  const counts = partsOf(shape).map((part) =>
    builder
      .selectFrom(listed(shape.table))
      .where(conditionsOf(given, shape, part))
      .select((eb) => eb.fn.countAll<number>().as('total')),
  )
  return builder.selectNoFrom(sql<number>`${sql.join(counts, sql` + `)}`.as('total'))
})

const orders = statement<Page, Shape>()((given, shape) =>
  builder
    .selectFrom(newest('orders', given, shape).as('page'))
    .innerJoin('orders as order', 'order._id', 'page._id')
    .innerJoin(parties().as('buyer'), 'buyer._id', 'order.buyerId')
    .innerJoin(parties().as('seller'), 'seller._id', 'order.sellerId')
    .orderBy('order.createdAt', 'desc')
    .orderBy('order._id', 'desc')
    .select(order.columns)
    .select(partyColumns),
)

const quotes = statement<Page, Shape>()((given, shape) =>
  builder
    .selectFrom(newest('quotes', given, shape).as('page'))
    .innerJoin('quotes as quote', 'quote._id', 'page._id')
    .innerJoin(parties().as('buyer'), 'buyer._id', 'quote.buyerId')
    .innerJoin(parties().as('seller'), 'seller._id', 'quote.sellerId')
    .orderBy('quote.createdAt', 'desc')
    .orderBy('quote._id', 'desc')
    .select(quote.columns)
    .select(partyColumns),
)

/** A page of one side's orders, newest first, with both parties and the number of all that fit. */
export async function readOrders(db: Connection, request: OrderPageRequest): ReturnType<TradeQueries['orderPage']> {
  const { side, kind, dispatch, waitsFor } = request
  const dispatched = typeof dispatch === 'string' ? dispatch : undefined
  const { rows, total } = await readPage(db, 'orders', request, { side, kind, dispatched, waitsFor }, orders)
  return {
    rows: rows.map((row) => ({ ...order.of(row), buyer: buyerOf(row), seller: sellerOf(row) })),
    total,
  }
}

/** Likewise of one side's quotes. */
export async function readQuotes(db: Connection, request: QuotePageRequest): ReturnType<TradeQueries['quotePage']> {
  const { rows, total } = await readPage(db, 'quotes', request, { side: request.side }, quotes)
  return {
    rows: rows.map((row) => ({ ...quote.of(row), buyer: buyerOf(row), seller: sellerOf(row) })),
    total,
  }
}

async function readPage<Joined>(
  db: Connection,
  table: Listed,
  request: OrderPageRequest | QuotePageRequest,
  shape: Shape,
  page: (values: Page, shape: Shape) => Statement<Joined>,
): Promise<{ rows: Joined[]; total: number }> {
  const { userId, productId, statuses, search, limit, offset } = request
  const dispatch = 'dispatch' in request ? request.dispatch : undefined
  const dueBefore = typeof dispatch === 'object' ? dispatch.dueBefore : undefined
  // PostgreSQL has no text with a NUL, and would refuse to compare anything but an id with an id.
  if (!isId(userId) || (productId !== undefined && !isId(productId)) || search?.includes('\0')) return { rows: [], total: 0 }
  const part = foldCase(search?.trim() ?? '') || undefined
  const filter: Filter = { userId, statuses, productId, part, dueBefore }
  const total = (await db.query(counted(filter, { ...shape, table }))).rows[0]?.total ?? 0
  if (total <= offset || limit === 0) return { rows: [], total }
  const states = statuses ?? columnsOf[table].get('status')?.values ?? []
  return { rows: (await db.query(page({ ...filter, limit, offset, states }, shape))).rows, total }
}

/** A table of which only the columns are known that both have. */
const listed = (table: Listed) => sql<Row<Listed>>`${sql.table(table)}`.as('listed')

/** A page of a filtered list, of the newest rows of each of its parts; only the page's rows are read completely. */
function newest(table: Listed, given: Given<Page>, shape: Shape) {
  const parts = partsOf(shape).map((part) => newestOf(table, given, shape, part))
  return builder
    .selectFrom(sql<Pick<Row<Listed>, '_id' | 'createdAt'>>`(${sql.join(parts, sql` union all `)})`.as('first'))
    .orderBy('first.createdAt', 'desc')
    .orderBy('first._id', 'desc')
    .limit(given.limit)
    .offset(given.offset)
    .select(['first._id', 'first.createdAt'])
}

/** The newest rows of a part. Of what is open there is little, and an index of its own; of all else those of each state are read from the list's. */
function newestOf(table: Listed, given: Given<Page>, shape: Shape, part: WaitPart | undefined) {
  const { limit, offset, states } = given
  const chosen = builder
    .selectFrom(listed(table))
    .where(conditionsOf(given, shape, part))
    .orderBy('listed.createdAt', 'desc')
    .orderBy('listed._id', 'desc')
    .limit(sql<number>`${limit}::bigint + ${offset}::bigint`)
    .select(['listed._id', 'listed.createdAt'])
  if (part?.open === true) return chosen
  const named = part === undefined ? states : sql`array[${sql.join(part.statuses.map((status) => sql.lit(status)))}]`
  return builder
    .selectFrom(sql<{ status: string }>`unnest(${named}::text[])`.as<'state'>(sql`state("status")`))
    .crossJoinLateral((eb) =>
      chosen.where(sql<boolean>`${sql.ref('listed.status')} = ${eb.ref('state.status')} collate "C"`).as('first'),
    )
    .select(['first._id', 'first.createdAt'])
}

function conditionsOf(
  { userId, statuses, productId, part, dueBefore }: Given<Filter>,
  { side, kind, dispatched }: Shape,
  waiting: WaitPart | undefined,
) {
  // A reference is a column of orders alone, of which every list is of one kind.
  const ofOrders = kind === undefined ? [] : [sql.ref<string>('listed.reference')]
  return (eb: ExpressionBuilder<{ listed: Row<Listed> }, 'listed'>) =>
    allOf([
      eb(side === 'buyer' ? 'listed.buyerId' : 'listed.sellerId', '=', userId),
      kind && sql<boolean>`${sql.ref<`listed.${keyof Row<'orders'>}`>('listed.kind')} = ${sql.lit(kind)}`,
      statuses && eb('listed.status', '=', eb.fn.any(statuses)),
      productId && eb('listed.productId', '=', productId),
      dueBefore && isDue(sql.ref('listed.status'), sql.ref('listed.dispatchBy'), dueBefore),
      dispatched === 'failed' ? hasFailedDelivery(sql.ref('listed._id'), sql.ref('listed.status')) : undefined,
      dispatched === 'partial'
        ? isPartlyDispatched(sql.ref('listed._id'), sql.ref('listed.status'), sql.ref('listed.quantity'))
        : undefined,
      waiting && isIn(sql.ref('listed.status'), waiting.statuses),
      waiting?.open === true
        ? isOpen(sql.ref('listed.dueOn'), sql.ref('listed.paymentState'), sql.ref('listed.status'))
        : undefined,
      part && anyContains(eb, ['listed.number', 'listed.name_en', 'listed.name_ar', 'listed.name_bn', ...ofOrders], part),
    ])
}

type PartyColumns<Side extends string> = { [Column in keyof PartyRow as `${Side}.${Column}`]: PartyRow[Column] }

function buyerOf(row: PartyColumns<'buyer'>): PartyRow {
  return { _id: row['buyer._id'], name: row['buyer.name'], country: row['buyer.country'], phone: row['buyer.phone'] }
}

function sellerOf(row: PartyColumns<'seller'>): PartyRow {
  return { _id: row['seller._id'], name: row['seller.name'], country: row['seller.country'], phone: row['seller.phone'] }
}
