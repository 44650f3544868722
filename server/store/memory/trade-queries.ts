import { foldCase } from '../fold-case.ts'
import type { OrderPageRequest, PartyRow, TradeQueries } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'
import { partyNameOf } from './party-name.ts'
import { undispatchedStatuses } from '../order-waits.ts'
import { isToDispatch, isWaiting, memorySellerTasks } from './seller-tasks.ts'

type Listed = Row<'orders'> | Row<'quotes'>
type PageOf<Kept extends Listed> = Omit<OrderPageRequest, 'kind' | 'statuses' | 'dispatch' | 'waitsFor'> & {
  statuses?: readonly Kept['status'][]
}

const undispatched: ReadonlySet<Row<'orders'>['status']> = new Set(undispatchedStatuses)

/** As the index of migration 005 has it. */
const openQuotes: ReadonlySet<Row<'quotes'>['status']> = new Set(['requested', 'offered', 'countered'] as const)

export function memoryTradeQueries(rows: MemoryRows): TradeQueries {
  function party(userId: string): PartyRow {
    const user = rows.byId('users', userId)
    if (!user) throw new Error(`An order names the user ${userId}, who is not there`)
    const { _id, country, countryCode, phoneNumber } = user
    return { _id, name: partyNameOf(rows, _id), country, phone: countryCode + phoneNumber }
  }

  /** A side's orders or quotes, newest first. */
  function pageOf<Kept extends Listed>(
    all: readonly Kept[],
    { side, userId, statuses, search, productId, limit, offset }: PageOf<Kept>,
  ) {
    const part = foldCase(search?.trim() ?? '')
    const own = side === 'buyer' ? 'buyerId' : 'sellerId'
    const found = all
      .filter((row) => row[own] === userId && mentions(row, part))
      .filter((row) => (!statuses || statuses.includes(row.status)) && (productId === undefined || row.productId === productId))
      .sort((left, right) => descending(left.createdAt, right.createdAt) || descending(left._id, right._id))
    const page = found.slice(offset, offset + limit)
    return {
      rows: page.map((row) => ({ ...row, buyer: party(row.buyerId), seller: party(row.sellerId) })),
      total: found.length,
    }
  }

  return {
    ...memorySellerTasks(rows),

    async orderPage({ kind, dispatch, waitsFor, ...request }) {
      return pageOf(
        rows
          .all('orders')
          .filter(
            (order) =>
              order.kind === kind &&
              (dispatch === undefined || isToDispatch(rows, order, dispatch)) &&
              (waitsFor === undefined || isWaiting(order, waitsFor)),
          ),
        request,
      )
    },

    async quotePage(request) {
      return pageOf(rows.all('quotes'), request)
    },

    async quotesOver(now, limit) {
      return rows
        .all('quotes')
        .filter(({ status, expiresAt }) => openQuotes.has(status) && expiresAt <= now)
        .sort((left, right) => descending(right.expiresAt, left.expiresAt) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async ordersSince(status, moment, limit) {
      return rows
        .all('orders')
        .filter((order) => order.status === status && order.updatedAt <= moment)
        .sort((left, right) => descending(right.updatedAt, left.updatedAt) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async completionsDue(now, limit) {
      return rows
        .all('orders')
        .flatMap(({ _id, status, disputeUntil }) =>
          status === 'delivered' && disputeUntil !== null && disputeUntil <= now ? [{ _id, disputeUntil }] : [],
        )
        .sort((left, right) => descending(right.disputeUntil, left.disputeUntil) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async deliveriesDue(state, now, limit) {
      return rows
        .all('deliveryDeadlines')
        .filter((deadline) => deadline.state === state && deadline.dueAt <= now)
        .sort((left, right) => descending(right.dueAt, left.dueAt) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async lateDispatches(now, limit) {
      return rows
        .all('orders')
        .filter(({ status }) => undispatched.has(status))
        .flatMap(({ _id, dispatchBy, dispatchRemindedAt }) =>
          dispatchBy !== null && dispatchBy <= now && dispatchRemindedAt === null ? [{ _id, dispatchBy }] : [],
        )
        .sort((left, right) => descending(right.dispatchBy, left.dispatchBy) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async paymentsToRemindOf(today, limit) {
      return rows
        .all('orders')
        .filter(({ status, paymentState }) => status !== 'disputed' && paymentState !== 'review')
        .flatMap(({ _id, remindOn }) => (remindOn !== null && remindOn <= today ? [{ _id, remindOn }] : []))
        .sort((left, right) => descending(right.remindOn, left.remindOn) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async batchesPast(today, limit) {
      return rows
        .all('productBatches')
        .flatMap(({ _id, expiresOn, retestOn, expiredAt }) => {
          const lastDay = expiresOn ?? retestOn
          return lastDay !== null && lastDay < today && expiredAt === null ? [{ _id, lastDay }] : []
        })
        .sort((left, right) => descending(right.lastDay, left.lastDay) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async ratingRemindersDue(now, limit) {
      return rows
        .all('ratingReminders')
        .filter(({ dueAt }) => dueAt <= now)
        .sort((left, right) => descending(right.dueAt, left.dueAt) || descending(right._id, left._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async parties(userIds) {
      return rows
        .all('users')
        .filter(({ _id }) => userIds.includes(_id))
        .map(({ _id }) => party(_id))
        .sort((left, right) => descending(right._id, left._id))
    },

    async knownBuyers(sellerId, { limit, among }) {
      const known = new Set(
        [...rows.all('orders'), ...rows.all('quotes')].flatMap((row) => (row.sellerId === sellerId ? [row.buyerId] : [])),
      )
      return rows
        .all('users')
        .filter(({ _id, status }) => status !== 'deleted' && known.has(_id) && (among === undefined || among.includes(_id)))
        .map(({ _id }) => party(_id))
        .sort((left, right) => descending(right.name, left.name) || descending(right._id, left._id))
        .slice(0, limit)
    },

    async priceListPage(sellerId, { today, limit }) {
      const isOver = ({ endedAt, validUntil }: Row<'priceLists'>) =>
        endedAt !== null || (validUntil !== null && validUntil < today)
      return rows
        .all('priceLists')
        .filter((list) => list.sellerId === sellerId)
        .sort(
          (left, right) =>
            Number(isOver(left)) - Number(isOver(right)) ||
            descending(left.updatedAt, right.updatedAt) ||
            descending(right._id, left._id),
        )
        .slice(0, limit)
        .map((list) => ({
          ...list,
          buyerCount: rows.all('priceListBuyers').filter(({ listId, leftAt }) => listId === list._id && leftAt === null).length,
          rowCount: rows.all('priceListRows').filter(({ listId }) => listId === list._id).length,
        }))
    },

    async liveSession(tokenHash, now) {
      const session = rows.all('sessions').find((left) => left.tokenHash === tokenHash && left.expiresAt > now)
      const user = session && rows.byId('users', session.userId)
      return session && user && { session, user }
    },

    async liveEventsAfter(userId, sequence, limit) {
      return rows
        .all('liveEvents')
        .filter((event) => event.userId === userId && event.sequence > sequence)
        .slice(0, limit)
    },

    async lastLiveEvent(userId) {
      return rows.all('liveEvents').findLast((event) => event.userId === userId)?.sequence ?? 0
    },
  }
}

function mentions(row: Listed, part: string): boolean {
  const { number, name_en, name_ar, name_bn } = row
  const reference = 'reference' in row ? row.reference : null
  return [number, name_en, name_ar, name_bn, reference].some((text) => foldCase(text ?? '').includes(part))
}

function descending(left: string, right: string): number {
  if (left === right) return 0
  return left > right ? -1 : 1
}
