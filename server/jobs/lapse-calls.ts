import { hasLapsed, lapseCall, lapses } from '#server/domain/calls.ts'
import { findChat } from '#server/domain/chats.ts'
import { conflict } from '#server/domain/refusal.ts'
import { eachAlone, type JobMeans } from './job-means.ts'

const batch = 50

/** Ends the calls that nobody answered or hung up. Answers how many it ended. */
export async function lapseCalls(means: JobMeans): Promise<number> {
  const now = means.clock().toISOString()
  const due = await Promise.all(lapses(now).map(({ statuses, moment }) => means.store.callsSince(statuses, moment, batch)))
  return eachAlone(means, due.flat(), async (own, callId) => {
    const call = await own.tables.find('calls', { _id: callId })
    // It may have been answered or ended meanwhile.
    if (call === undefined || !hasLapsed(call, own.now)) throw conflict('server:conflict.changed')
    await lapseCall(own, await findChat(own, call.callerId, call.chatId), call)
  })
}
