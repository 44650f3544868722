import { ConstraintBroken, type Store, StoreUnavailable, type Tables } from '#server/store/store.ts'

/** Each wait is as long as a statement may take: five minutes in all for the loading process on a busy machine. */
const maxWaits = 30

/**
 * Does `load` in one transaction, once in an installation's life; returns whether it did. Of several processes that start together one
 * does it, and the others wait for it, which may take longer than a statement may wait.
 */
export async function loadOnce(
  store: Store,
  { name, now }: { name: string; now: string },
  load: (tables: Tables) => Promise<void>,
): Promise<boolean> {
  for (let waits = 0; ; waits += 1) {
    if ((await store.find('settings', { _id: name })) !== undefined) return false
    try {
      await store.transaction(async (tables) => {
        await tables.insert('settings', { _id: name, value: now })
        await load(tables)
      })
      return true
    } catch (error) {
      if (error instanceof ConstraintBroken && error.constraint === 'settings_pkey') return false
      const outwaited = error instanceof StoreUnavailable && waits < maxWaits && (await store.ready())
      if (!outwaited) throw error
    }
  }
}
