import type { SecurityQueries } from '../security-log.ts'
import type { MemoryRows } from './memory-tables.ts'

export function memorySecurityQueries(rows: MemoryRows): SecurityQueries {
  return {
    async securityEventPage({ kind, accountId, operator, from, to, limit, offset }) {
      const found = rows
        .all('securityEvents')
        .filter(
          (event) =>
            (kind === undefined || event.kind === kind) &&
            (accountId === undefined || event.accountId === accountId) &&
            (operator === undefined || (event.actorType === 'operator' && event.actor === operator)) &&
            (from === undefined || event.at >= from) &&
            (to === undefined || event.at < to),
        )
        .toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
      return { rows: found.slice(offset, offset + limit), total: found.length }
    },

    async sealedEventsAfter(sequence, limit) {
      return rows
        .all('securityEvents')
        .filter((event) => event.sequence !== null && event.sequence > sequence)
        .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
        .slice(0, limit)
    },
  }
}

const keyOf = ({ at, _id }: { at: string; _id: string }) => `${at} ${_id}`
