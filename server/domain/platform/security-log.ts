import type { SecurityEventKind } from '#src/lib/security-event-kinds.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { networkOf } from './network-of.ts'
import { countInWindow } from './rate-window.ts'

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
 * Records what strangers can bring about as often as they like: the first, the tenth, the hundredth … within an hour, with the count
 * so far. An account's events count together; those of none by the network that they come from.
 */
export async function recordRepeated(context: RecordContext, event: SecurityEvent): Promise<void> {
  const { tables, now, origin } = context
  const key = event.accountId ?? networkOf(origin?.address ?? '')
  const count = await countInWindow(tables, `security:${event.kind}:${key}`, hour, now)
  if (/^10*$/.test(String(count))) await recordSecurityEvent(context, { ...event, after: { ...event.after, count } })
}
