import { foldCase } from '../fold-case.ts'
import type { PartyRow, TradeQueries } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

export function memoryTradeQueries(rows: MemoryRows): TradeQueries {
  function party(userId: string): PartyRow {
    const user = rows.byId('users', userId)
    if (!user) throw new Error(`An order names the user ${userId}, who is not there`)
    const { _id, accountType, businessName, fullName, country, countryCode, phoneNumber } = user
    return { _id, name: (accountType === 'Company' && businessName) || fullName, country, phone: countryCode + phoneNumber }
  }

  return {
    async orderPage({ side, userId, kind, statuses, search, limit, offset }) {
      const part = foldCase(search?.trim() ?? '')
      const own = side === 'buyer' ? 'buyerId' : 'sellerId'
      const found = rows
        .all('orders')
        .filter((order) => order[own] === userId && order.kind === kind && mentions(order, part))
        .filter(({ status }) => !statuses || statuses.includes(status))
        .sort((one, other) => descending(one.createdAt, other.createdAt) || descending(one._id, other._id))
      const page = found.slice(offset, offset + limit)
      return {
        rows: page.map((order) => ({ ...order, buyer: party(order.buyerId), seller: party(order.sellerId) })),
        total: found.length,
      }
    },

    async ordersSince(status, moment, limit) {
      return rows
        .all('orders')
        .filter((order) => order.status === status && order.updatedAt <= moment)
        .sort((one, other) => descending(other.updatedAt, one.updatedAt) || descending(other._id, one._id))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async parties(userIds) {
      return rows
        .all('users')
        .filter(({ _id }) => userIds.includes(_id))
        .map(({ _id }) => party(_id))
        .sort((one, other) => descending(other._id, one._id))
    },

    async liveSession(tokenHash, now) {
      const session = rows.all('sessions').find((one) => one.tokenHash === tokenHash && one.expiresAt > now)
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

function mentions({ number, name_en, name_ar, name_bn }: Row<'orders'>, part: string): boolean {
  return [number, name_en, name_ar, name_bn].some((text) => foldCase(text ?? '').includes(part))
}

function descending(one: string, other: string): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}
