import { ConstraintBroken, type Store } from '#server/store/store.ts'
import type { JobDeps } from './job-deps.ts'

/** Longer than any call takes, so that no file is swept during its upload. */
const grace = 60 * 60 * 1000
const batch = 100

/** Removes released files, and those never kept because the process died. Several processes may run it. Returns their number. */
export async function sweepFiles({ store, ports, clock }: JobDeps): Promise<number> {
  const moment = new Date(clock().getTime() - grace).toISOString()
  const oldest = await store.list('files', { access: 'none' }, { orderBy: ['createdAt'], limit: batch })
  let removed = 0
  for (const { _id, createdAt } of oldest) {
    if (createdAt > moment) break
    // Bytes first: a row without bytes is found again, bytes without a row never.
    await ports.files.remove(_id)
    removed += await dropRow(store, _id)
  }
  return removed
}

async function dropRow(store: Store, _id: string): Promise<number> {
  try {
    return await store.remove('files', { _id, access: 'none' })
  } catch (error) {
    // The file is still referenced. It stays as an unreadable row, and does not affect the others.
    if (error instanceof ConstraintBroken) return 0
    throw error
  }
}
