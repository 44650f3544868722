import { dropAttachment } from '#server/domain/attachments.ts'
import { conflict } from '#server/domain/refusal.ts'
import { eachAlone, type JobMeans } from './job-means.ts'

/** Time enough to fill in a form. */
const grace = 24 * 3_600_000
const batch = 100

/** Lets go of files that were uploaded to go with something and never did. Several processes may run it. Answers how many. */
export async function sweepAttachments(means: JobMeans): Promise<number> {
  const { store, clock } = means
  const moment = new Date(clock().getTime() - grace).toISOString()
  const oldest = await store.list('attachments', { subjectId: null }, { orderBy: ['createdAt'], limit: batch })
  const left = oldest.filter(({ createdAt }) => createdAt <= moment).map(({ _id }) => _id)
  return eachAlone(means, left, async (own, _id) => {
    // Named meanwhile, after all.
    if ((await own.tables.find('attachments', { _id, subjectId: null })) === undefined) throw conflict('server:conflict.changed')
    await dropAttachment(own, _id)
  })
}
