import type { Tables } from '../store.ts'
import type { MemoryRows } from './memory-tables.ts'

/** Over the tables of one transaction, so that what they change is taken back with the rest. */
export function memoryCounting(
  rows: MemoryRows,
  tables: Pick<Tables, 'find' | 'list' | 'insert' | 'update'>,
): Pick<Tables, 'nextNumber' | 'countTry' | 'takeStock' | 'takeDueMessages'> {
  return {
    async nextNumber(counter) {
      const last = (rows.byId('counters', counter)?.last ?? 0) + 1
      if (last === 1) await tables.insert('counters', { _id: counter, last })
      else await tables.update('counters', { _id: counter }, { last })
      return last
    },

    async countTry(window, expiresAt) {
      const count = (rows.byId('rateWindows', window)?.count ?? 0) + 1
      if (count === 1) await tables.insert('rateWindows', { _id: window, count, expiresAt })
      else await tables.update('rateWindows', { _id: window }, { count })
      return count
    },

    async takeStock(productId, amount) {
      const product = rows.byId('products', productId.toLowerCase())
      if (!product || product.stock < amount) return false
      await tables.update('products', { _id: product._id }, { stock: difference(product.stock, amount) })
      return true
    },

    async takeDueMessages(now, limit) {
      const waiting = await tables.list('outbox', { deliveredAt: null }, { orderBy: ['nextTryAt', 'createdAt', '_id'] })
      return waiting.filter(({ nextTryAt }) => nextTryAt <= now).slice(0, limit)
    },
  }
}

/** Exact in decimals, as `numeric` is: 0.3 less 0.1 is 0.2. */
function difference(left: number, right: number): number {
  return Number((left - right).toFixed(Math.max(decimals(left), decimals(right))))
}

function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
