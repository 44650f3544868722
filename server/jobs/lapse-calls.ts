import { hasLapsed, lapseCall, lapses } from '#server/domain/call/calls.ts'
import { findChat } from '#server/domain/chat/chats.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** Ends unanswered calls and those never hung up. Returns their number. */
export async function lapseCalls(deps: JobDeps): Promise<number> {
  const now = deps.clock().toISOString()
  const due = await Promise.all(lapses(now).map(({ statuses, moment }) => deps.store.callsSince(statuses, moment, batch)))
  return eachAlone(deps, due.flat(), async (own, callId) => {
    const call = await own.tables.find('calls', { _id: callId })
    // It may have been answered or ended meanwhile.
    if (call === undefined || !hasLapsed(call, own.now)) throw conflict('server:conflict.changed')
    await lapseCall(own, await findChat(own, call.callerId, call.chatId), call)
  })
}
