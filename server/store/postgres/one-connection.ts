import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * With one connection, a call on the store from inside a transaction would wait for that transaction forever. This detects it and throws
 * instead.
 */
export function oneConnectionGuard(): {
  refuseNested(): void
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>
} {
  const transactions = new AsyncLocalStorage<{ open: boolean }>()
  return {
    refuseNested() {
      if (transactions.getStore()?.open)
        throw new Error('Inside a transaction only the tables given to it may be used, not the store')
    },
    async inTransaction(work) {
      const own = { open: true }
      try {
        return await transactions.run(own, work)
      } finally {
        own.open = false
      }
    },
  }
}
