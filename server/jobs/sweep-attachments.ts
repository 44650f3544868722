import { dropAttachment } from '#server/domain/document/attachments.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

/** Time enough to fill in a form. */
const grace = 24 * 3_600_000
const batch = 100

/** Releases attachments that were uploaded and never attached. Several processes may run it. Returns their number. */
export async function sweepAttachments(deps: JobDeps): Promise<number> {
  const { store, clock } = deps
  const moment = new Date(clock().getTime() - grace).toISOString()
  const oldest = await store.list('attachments', { subjectId: null }, { orderBy: ['createdAt'], limit: batch })
  const left = oldest.filter(({ createdAt }) => createdAt <= moment).map(({ _id }) => _id)
  return eachAlone(deps, left, async (own, _id) => {
    // Attached meanwhile.
    if ((await own.tables.find('attachments', { _id, subjectId: null })) === undefined) throw conflict('server:conflict.changed')
    await dropAttachment(own, _id)
  })
}
