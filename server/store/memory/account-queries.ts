import type { AccountQueries } from '../account-queries.ts'
import { foldCase } from '../fold-case.ts'
import type { MemoryRows } from './memory-tables.ts'

export function memoryAccountQueries(rows: MemoryRows): AccountQueries {
  return {
    async accountsWith(text, limit) {
      const part = foldCase(text.trim())
      const found = rows.all('users').filter(({ status, email, fullName, businessName }) => {
        return status !== 'deleted' && [email, fullName, businessName ?? ''].some((each) => foldCase(each).includes(part))
      })
      return found.sort((left, right) => (keyOf(left) < keyOf(right) ? 1 : -1)).slice(0, limit)
    },

    async ordersNumbered(text, limit) {
      const part = foldCase(text.trim())
      const found = rows.all('orders').filter(({ number }) => foldCase(number).includes(part))
      return found.sort((left, right) => (keyOf(left) < keyOf(right) ? 1 : -1)).slice(0, limit)
    },

    async reportCounts(reportedIds) {
      const counts = new Map<string, number>()
      for (const { reportedId } of rows.all('abuseReports'))
        if (reportedIds.includes(reportedId)) counts.set(reportedId, (counts.get(reportedId) ?? 0) + 1)
      return counts
    },
  }
}

const keyOf = ({ createdAt, _id }: { createdAt: string; _id: string }) => `${createdAt} ${_id}`
