import { sql } from 'kysely'
import { isId } from '../column-kinds.ts'
import type { TradeQueries } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { undispatchedStatuses } from '../order-waits.ts'
import { parties } from './parties.ts'
import { postgresSellerTasks } from './seller-tasks.ts'
import { builder, statement } from './statement.ts'
import { columnNames, joinedRow } from './table-columns.ts'
import { readOrders, readQuotes } from './trade-pages.ts'

const quotesOver = statement<{ now: string; limit: number }>()(({ now, limit }) =>
  builder
    .selectFrom('quotes')
    .where('status', 'in', ['requested', 'offered', 'countered'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

const ordersSince = statement<{ status: Row<'orders'>['status']; moment: string; limit: number }>()(({ status, moment, limit }) =>
  builder
    .selectFrom('orders')
    .where('status', '=', status)
    .where('updatedAt', '<=', moment)
    .orderBy('updatedAt')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

const completionsDue = statement<{ now: string; limit: number }>()(({ now, limit }) =>
  builder
    .selectFrom('orders')
    .where('status', '=', 'delivered')
    .where('disputeUntil', '<=', now)
    .orderBy('disputeUntil')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

const lateDispatches = statement<{ now: string; limit: number }>()(({ now, limit }) =>
  builder
    .selectFrom('orders')
    .where('status', 'in', [...undispatchedStatuses])
    .where('dispatchRemindedAt', 'is', null)
    .where('dispatchBy', '<=', now)
    .orderBy('dispatchBy')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

const paymentsToRemindOf = statement<{ today: string; limit: number }>()(({ today, limit }) =>
  builder
    .selectFrom('orders')
    .where('remindOn', '<=', today)
    .where('status', '<>', 'disputed')
    .where('paymentState', '<>', 'review')
    .orderBy('remindOn')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

const lastDay = sql<string>`coalesce("expiresOn", "retestOn")`

const batchesPast = statement<{ today: string; limit: number }>()(({ today, limit }) =>
  builder
    .selectFrom('productBatches')
    .where('expiredAt', 'is', null)
    .where(lastDay, '<', today)
    .orderBy(lastDay)
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

const remindersDue = statement<{ now: string; limit: number }>()(({ now, limit }) =>
  builder.selectFrom('ratingReminders').where('dueAt', '<=', now).orderBy('dueAt').orderBy('_id').limit(limit).select('_id'),
)

const deliveriesDue = statement<{ state: Row<'deliveryDeadlines'>['state']; now: string; limit: number }>()(
  ({ state, now, limit }) =>
    builder
      .selectFrom('deliveryDeadlines')
      .where('state', '=', state)
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .orderBy('_id')
      .limit(limit)
      .select('_id'),
)

const partiesOf = statement<{ userIds: readonly string[] }>()(({ userIds }) =>
  parties()
    .where((eb) => eb('u._id', '=', eb.fn.any(userIds)))
    .orderBy('u._id'),
)

const knownBuyers = statement<{ sellerId: string; limit: number; among: readonly string[] | undefined }>()(({
  sellerId,
  limit,
  among,
}) => {
  const known = parties()
    .where('u.status', '<>', 'deleted')
    .where('u._id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .where('sellerId', '=', sellerId)
        .select('buyerId')
        .union(eb.selectFrom('quotes').where('sellerId', '=', sellerId).select('buyerId')),
    )
  const chosen = among === undefined ? known : known.where((eb) => eb('u._id', '=', eb.fn.any(among)))
  return chosen.orderBy('name').orderBy('u._id').limit(limit)
})

const priceListColumns = columnNames('priceLists').map((name) => `list.${name}` as const)

const priceListPage = statement<{ sellerId: string; today: string; limit: number }>()(({ sellerId, today, limit }) =>
  builder
    .selectFrom('priceLists as list')
    .where('list.sellerId', '=', sellerId)
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.or([eb('list.endedAt', 'is not', null), eb('list.validUntil', '<', today)]))
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy('list.updatedAt', 'desc')
    .orderBy('list._id')
    .limit(limit)
    .select(priceListColumns)
    .select((eb) => [
      eb
        .selectFrom('priceListBuyers')
        .whereRef('listId', '=', 'list._id')
        .where('leftAt', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('buyerCount'),
      eb
        .selectFrom('priceListRows')
        .whereRef('listId', '=', 'list._id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('rowCount'),
    ]),
)

const session = joinedRow('sessions', 'session')
const user = joinedRow('users', 'user')

const liveSession = statement<{ tokenHash: string; now: string }>()(({ tokenHash, now }) =>
  builder
    .selectFrom('sessions as session')
    .innerJoin('users as user', 'user._id', 'session.userId')
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .select([...session.columns, ...user.columns]),
)

const eventsAfter = statement<{ userId: string; sequence: number; limit: number }>()(({ userId, sequence, limit }) =>
  builder
    .selectFrom('liveEvents')
    .where('userId', '=', userId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .select(columnNames('liveEvents')),
)

const lastEvent = statement<{ userId: string }>()(({ userId }) =>
  builder
    .selectFrom('liveEvents')
    .where('userId', '=', userId)
    .select((eb) => eb.fn.max('sequence').as('last')),
)

export function postgresTradeQueries(db: Connection): TradeQueries {
  return {
    ...postgresSellerTasks(db),
    orderPage: (request) => readOrders(db, request),
    quotePage: (request) => readQuotes(db, request),

    async quotesOver(now, limit) {
      return (await db.query(quotesOver({ now, limit }))).rows.map(({ _id }) => _id)
    },

    async ordersSince(status, moment, limit) {
      return (await db.query(ordersSince({ status, moment, limit }))).rows.map(({ _id }) => _id)
    },

    async completionsDue(now, limit) {
      return (await db.query(completionsDue({ now, limit }))).rows.map(({ _id }) => _id)
    },

    async lateDispatches(now, limit) {
      return (await db.query(lateDispatches({ now, limit }))).rows.map(({ _id }) => _id)
    },

    async batchesPast(today, limit) {
      return (await db.query(batchesPast({ today, limit }))).rows.map(({ _id }) => _id)
    },

    async paymentsToRemindOf(today, limit) {
      return (await db.query(paymentsToRemindOf({ today, limit }))).rows.map(({ _id }) => _id)
    },

    async ratingRemindersDue(now, limit) {
      return (await db.query(remindersDue({ now, limit }))).rows.map(({ _id }) => _id)
    },

    async deliveriesDue(state, now, limit) {
      return (await db.query(deliveriesDue({ state, now, limit }))).rows.map(({ _id }) => _id)
    },

    async parties(userIds) {
      return (await db.query(partiesOf({ userIds: userIds.filter(isId) }))).rows
    },

    async knownBuyers(sellerId, { limit, among }) {
      if (!isId(sellerId)) return []
      return (await db.query(knownBuyers({ sellerId, limit, among: among?.filter(isId) }))).rows
    },

    async priceListPage(sellerId, { today, limit }) {
      return isId(sellerId) ? (await db.query(priceListPage({ sellerId, today, limit }))).rows : []
    },

    async liveSession(tokenHash, now) {
      const [row] = (await db.query(liveSession({ tokenHash, now }))).rows
      return row && { session: session.of(row), user: user.of(row) }
    },

    async liveEventsAfter(userId, sequence, limit) {
      return isId(userId) ? (await db.query(eventsAfter({ userId, sequence, limit }))).rows : []
    },

    async lastLiveEvent(userId) {
      if (!isId(userId)) return 0
      return (await db.query(lastEvent({ userId }))).rows[0]?.last ?? 0
    },
  }
}
