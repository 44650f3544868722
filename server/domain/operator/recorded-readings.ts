import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext, OperatorCaller } from '#server/operation.ts'

/**
 * Records that an operator has read a queue or a case, at the first reading of a session: the pages read what they show again every minute,
 * which would fill the log with what nobody did.
 */
export async function recordReading(
  context: OperationContext & { caller: OperatorCaller },
  subject: string,
  accountId?: string,
): Promise<void> {
  const { tables, caller } = context
  const { _id, expiresAt } = caller.session
  const window = `operator-reading:${_id}:${subject}`
  if ((await tables.find('rateWindows', { _id: window })) !== undefined) return
  await tables.countTry(window, expiresAt)
  await recordSecurityEvent(context, { kind: 'operator.read', subject, accountId })
}

/** A case as the log names it, and the account that it is about. */
interface Case {
  name: string
  accountId: string
}

/**
 * Records the reading of a queue, or of the case that was asked for alone: `found` is then what there is of it, and undefined where the queue
 * itself was read.
 */
export async function recordQueueReading(
  context: OperationContext & { caller: OperatorCaller },
  queue: string,
  found: readonly Case[] | undefined,
): Promise<void> {
  if (found === undefined) return recordReading(context, queue)
  for (const { name, accountId } of found) await recordReading(context, `${queue} ${name}`, accountId)
}
