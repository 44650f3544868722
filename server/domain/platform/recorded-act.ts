import type { Tables } from '#server/store/store.ts'
import { changeSummary, recordingTables } from './recording-tables.ts'
import { type RecordContext, recordSecurityEvent } from './security-log.ts'

/** What an operator does: the command or call, and the reason given. */
export interface OperatorAct {
  subject: string
  reason: string | undefined
}

/** Runs an operator's act on tables that note what it changes, and records who did it, from where, why, and what the rows were and are. */
export async function recordAct<Result>(
  context: RecordContext,
  { subject, reason }: OperatorAct,
  work: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  const recording = recordingTables(context.tables)
  const result = await work(recording.tables)
  if (recording.changes.length > 0)
    await recordSecurityEvent(context, { kind: 'operator.changed', subject, reason, ...changeSummary(recording.changes) })
  return result
}
