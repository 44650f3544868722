import { nextState, openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { type CallEvent, callMachine } from '#src/machines/lifecycles/call.machine.ts'
import { markRead, writeMessage } from '#server/domain/chat/chat-messages.ts'
import { notifyOfMessage } from '#server/domain/chat/message-notifications.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import type { ChatRow } from '#server/store/chat-queries.ts'
import type { Row } from '#server/store/tables.ts'

export type CallRow = Row<'calls'>

/** Seconds that a call rings before it is missed; a page that closed while calling does not say so. */
const ringsFor = 60
/** Hours after which a call counts as over even if neither page reported it. */
const lastsFor = 12

/** The latest start of a call that has lapsed, by state. */
export const lapses = (now: string): { statuses: CallRow['status'][]; moment: string }[] => [
  { statuses: ['calling', 'ringing'], moment: before(now, ringsFor * 1000) },
  { statuses: ['answered'], moment: before(now, lastsFor * 3_600_000) },
]

const before = (now: string, milliseconds: number): string => new Date(Date.parse(now) - milliseconds).toISOString()

export const hasLapsed = ({ status, startedAt }: CallRow, now: string): boolean =>
  lapses(now).some(({ statuses, moment }) => statuses.includes(status) && startedAt <= moment)

/** The call of a chat that is not over. */
export const openCall = ({ tables }: TableContext, chatId: string): Promise<CallRow | undefined> =>
  tables.find('calls', { chatId, status: openStates(callMachine) })

export const isOver = ({ endedAt }: CallRow): boolean => endedAt !== null

/** Moves a call by one life-cycle event. Throws 409 with the current state when that is not possible. An ended call leaves a message. */
export async function moveCall(context: TableContext, row: ChatRow, call: CallRow, event: CallEvent): Promise<CallRow> {
  const { tables, now } = context
  const status = nextState(callMachine, call.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: call.status })
  if (status === call.status) return call
  const over = !openStates(callMachine).includes(status)
  const times = { ...(status === 'answered' ? { answeredAt: now } : {}), ...(over ? { endedAt: now } : {}) }
  const changed = await tables.update('calls', { _id: call._id, status: call.status }, { status, ...times })
  if (changed === 0) {
    const current = await tables.find('calls', { _id: call._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? call.status })
  }
  const moved = { ...call, status, ...times }
  if (over) await insertNotice(context, row, moved)
  return moved
}

/** Ends a lapsed call, and notifies both pages. */
export async function lapseCall(context: TableContext, row: ChatRow, call: CallRow): Promise<void> {
  const { status } = await moveCall(context, row, call, { type: 'call.lapse', by: 'system' })
  const data = { callId: call._id, signal: 'end', status }
  await publishLiveEvent(context, [row.own.userId, row.other.userId], { type: 'call.signal', subjectId: row.chat._id, data })
}

/** The call's message in the chat. It is unread only for a missed call; a side with unread messages before it keeps its mark. */
async function insertNotice(context: TableContext, row: ChatRow, call: CallRow): Promise<void> {
  const { own, other } = row
  const message = await writeMessage(context, row, { senderId: call.callerId, kind: 'call', callId: call._id })
  for (const member of [own, other]) {
    const knows = call.status !== 'missed' || member.userId === call.callerId
    const readAll = Math.max(member.readTo, member.hiddenTo) === message.sequence - 1
    if (knows && readAll) await markRead(context, { ...row, own: member }, message.sequence)
  }
  if (call.status === 'missed') {
    const toId = own.userId === call.callerId ? other.userId : own.userId
    await notifyOfMessage(context, { message, toId, fromSide: call.callerSide })
  }
  await publishLiveEvent(context, [own.userId, other.userId], { type: 'chat.message', subjectId: own.chatId })
}
