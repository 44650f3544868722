import type { CallEvent } from '#src/machines/lifecycles/call.machine.ts'
import { type CallRow, hasLapsed, isOver, lapseCall, moveCall, openCall } from '#server/domain/call/calls.ts'
import { serializeCall } from '#server/domain/chat/chat-serializer.ts'
import { checkReachable, findChat } from '#server/domain/chat/chats.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { ChatRow } from '#server/store/chat-queries.ts'

type Signal = Call<'callSignal'>['body']

/** Calls that one side of a chat begins: each leaves a line in it and rings. */
const callsBegun = { tries: 30, seconds: 3600 }
/** Calls that one user begins in all chats. */
const callsOfUser = { tries: 60, seconds: 3600 }

const events: Record<Signal['signal'], CallEvent['type']> = {
  offer: 'call.offer',
  ringing: 'call.ring',
  answer: 'call.answer',
  candidate: 'call.talk',
  end: 'call.end',
  renew: 'call.talk',
  busy: 'call.busy',
}

export const callSignal: Operation<'callSignal'> = async (call) => {
  const { tables, caller, id, body } = call
  const userId = caller.user._id
  const row = await findChat(call, userId, id)
  checkComplete(body)
  // A user blocked during a call must still be able to hang up.
  if (body.signal !== 'end') await checkReachable(call, row)
  const found = await tables.find('calls', { _id: body.callId })
  if (found !== undefined && found.chatId !== id) throw notFound()
  if (found !== undefined && body.signal === 'end' && isOver(found)) return serializeCall(found, userId)
  const by = found === undefined || found.callerId === userId ? 'caller' : 'called'
  const moved = found === undefined ? await begin(call, row) : await moveCall(call, row, found, { type: events[body.signal], by })
  await passOn(call, row, moved)
  return serializeCall(moved, userId)
}

function checkComplete({ signal, sdp, candidate }: Signal): void {
  if ((signal === 'offer' || signal === 'answer' || signal === 'renew') && sdp === undefined)
    throw invalidFields({ sdp: { key: 'server:field.required' } })
  if (signal === 'candidate' && candidate === undefined) throw invalidFields({ candidate: { key: 'server:field.required' } })
}

/** A first offer. It replaces a call whose page was closed; while the other side's call rings, that one is to be answered. */
async function begin(call: Call<'callSignal'>, row: ChatRow): Promise<CallRow> {
  const { tables, caller, id, body, now } = call
  if (body.signal !== 'offer') throw notFound()
  if (body.medium === undefined) throw invalidFields({ medium: { key: 'server:field.required' } })
  const open = await openCall(call, id)
  if (open !== undefined) {
    const left = open.callerId === caller.user._id || open.status === 'answered' || hasLapsed(open, now)
    if (!left) throw conflict('server:conflict.callOpen', { state: open.status, callId: open._id })
    await lapseCall(call, row, open)
  }
  await countWithin(tables, `call:${id}:${caller.user._id}`, callsBegun, now)
  await countWithin(tables, `calls:${caller.user._id}`, callsOfUser, now)
  const begun: CallRow = {
    _id: body.callId,
    chatId: id,
    callerId: caller.user._id,
    callerSide: caller.side,
    medium: body.medium,
    status: 'calling',
    startedAt: now,
    answeredAt: null,
    endedAt: null,
  }
  await tables.insert('calls', begun)
  return begun
}

/** Sends the signal to the other side; the caller's other pages only stop ringing. */
async function passOn(call: Call<'callSignal'>, { own, other }: ChatRow, { status, medium }: CallRow): Promise<void> {
  const { id, body } = call
  const { callId, signal, sdp, candidate } = body
  const about = { type: 'call.signal' as const, subjectId: id }
  const content = { ...(sdp === undefined ? {} : { sdp }), ...(candidate === undefined ? {} : { candidate }) }
  await publishLiveEvent(call, [other.userId], { ...about, data: { callId, signal, status, medium, ...content } })
  if (signal === 'answer' || signal === 'end' || signal === 'busy') {
    await publishLiveEvent(call, [own.userId], { ...about, data: { callId, signal: 'taken', status } })
  }
}
