import type { SecurityEventKind } from '#src/lib/security-event-kinds.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { networkOf, siteOf } from './network-of.ts'
import { countInWindow, endWindow } from './rate-window.ts'

/** An event as whoever records it knows it. Values are few and plain: never a password, a token, a code, or the number of a card. */
export interface SecurityEvent {
  kind: SecurityEventKind
  /** The account that it is about. */
  accountId?: string | undefined
  /** The user who did it, if that is not the caller: somebody who signs in. */
  userId?: string | undefined
  /** The object in the account: a session's or card's id, a command. */
  subject?: string | undefined
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  reason?: string | undefined
}

/** What recording needs; a job has no origin. */
export type RecordContext = Pick<OperationContext, 'tables' | 'now' | 'newId' | 'origin'>

const longestText = 1000

/** Records an event in the caller's transaction: it is kept or lost with what it tells of. A job seals it into the chain. */
export async function recordSecurityEvent(context: RecordContext, event: SecurityEvent): Promise<void> {
  await context.tables.insert('securityEvents', securityEventRow(context, event))
}

/** The row of an event that no job has sealed yet. */
interface UnsealedEvent extends Row<'securityEvents'> {
  sequence: null
  previousHash: null
  hash: null
  seal: null
}

/** Returns the row of an event, for whoever does not write it through the tables. */
export function securityEventRow(
  { now, newId, origin }: Omit<RecordContext, 'tables'>,
  { kind, accountId, userId, subject, before, after, reason }: SecurityEvent,
): UnsealedEvent {
  return {
    _id: newId(),
    at: now,
    kind,
    ...actorOf(origin, userId),
    accountId: accountId ?? null,
    subject: subject ?? null,
    address: origin?.address ?? null,
    userAgent: origin?.userAgent?.slice(0, 400) ?? null,
    requestId: origin?.requestId ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason?.slice(0, longestText) ?? null,
    sequence: null,
    previousHash: null,
    hash: null,
    seal: null,
  }
}

function actorOf(origin: OperationContext['origin'], userId: string | undefined) {
  if (origin === undefined) return { actorType: 'server', actor: null } as const
  if (origin.operator !== undefined) return { actorType: 'operator', actor: origin.operator } as const
  const actor = userId ?? origin.userId
  return actor === undefined ? ({ actorType: 'visitor', actor: null } as const) : ({ actorType: 'user', actor } as const)
}

const hour = 3600

/**
 * Of one account, or of one operator and subject, and one place that calls come from; the /48 of an IPv6 address, of whose networks one
 * attacker may have all.
 */
const repetitionKey = ({ origin }: RecordContext, { kind, accountId, subject }: SecurityEvent) => {
  const address = origin?.address ?? ''
  const about = accountId ?? (origin?.operator === undefined ? '' : `${origin.operator}:${subject ?? ''}`)
  return `security:${kind}:${about}:${siteOf(address) ?? networkOf(address)}`
}
/** The counts that are recorded when they are reached. */
const isRecorded = (count: number) => /^10*$/.test(String(count))

/**
 * Records what strangers can bring about as often as they like: the first, the tenth, the hundredth … within an hour, with the count
 * so far. The events of an account, and those of none, count together as far as they come from one network.
 */
export async function recordRepeated(context: RecordContext, event: SecurityEvent): Promise<void> {
  const { tables, now } = context
  const count = await countInWindow(tables, repetitionKey(context, event), hour, now)
  if (isRecorded(count)) await recordSecurityEvent(context, { ...event, after: { ...event.after, count } })
}

/** Ends the count of such events, as a sign-in does that of guesses, and records how many there were in this hour. */
export async function endRepeated(context: RecordContext, event: SecurityEvent): Promise<void> {
  const { tables, now } = context
  const count = await endWindow(tables, repetitionKey(context, event), hour, now)
  if (count > 0 && !isRecorded(count)) await recordSecurityEvent(context, { ...event, after: { ...event.after, count } })
}
