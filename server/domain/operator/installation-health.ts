import type { components } from '#src/generated/schema.ts'
import { serializeRateFetch } from '#server/domain/catalogue/rates-serializer.ts'
import type { OperationContext } from '#server/operation.ts'
import { FilesUnavailable } from '#server/ports/files.ts'
import type { Ports } from '#server/ports/ports.ts'
import { version } from '../../../package.json' with { type: 'json' }

type Health = components['schemas']['Health']

/** The setting that `backup` keeps the time of its last archive in. */
export const lastBackupSetting = 'lastBackupAt'

const minute = 60_000
/** No file has it. */
const noFile = '00000000-0000-0000-0000-000000000000'

/** Returns what is late, away, or not there. That the database answers is shown by the answer. */
export async function readHealth({ tables, ports, now }: OperationContext): Promise<Health> {
  const [files, scannerUp, lastBackup, exchangeRates, late] = await Promise.all([
    filesState(ports),
    ports.malwareScanner?.isUp(),
    tables.find('settings', { _id: lastBackupSetting }),
    serializeRateFetch({ tables, ports }),
    lateWork({ tables, now }),
  ])
  return {
    version,
    now,
    files,
    malwareScanner: scannerUp === undefined ? 'none' : scannerUp ? 'up' : 'away',
    cardProvider: ports.cardPayments.provider.name === 'sandbox' ? 'sandbox' : 'provider',
    exchangeRates,
    ...(lastBackup === undefined ? {} : { lastBackupAt: lastBackup.value }),
    late,
  }
}

async function filesState({ files }: Pick<Ports, 'files'>): Promise<Health['files']> {
  try {
    await files.open(noFile)
  } catch (error) {
    if (error instanceof FilesUnavailable) return 'away'
  }
  return 'up'
}

async function lateWork({ tables, now }: Pick<OperationContext, 'tables' | 'now'>): Promise<Health['late']> {
  const undelivered = { deliveredAt: null }
  const undone = { doneAt: null }
  const unsealed = { sequence: null }
  const [[message], [task], [event]] = await Promise.all([
    tables.list('outbox', undelivered, { orderBy: ['createdAt'], limit: 1 }),
    tables.list('cardTasks', undone, { orderBy: ['createdAt'], limit: 1 }),
    tables.list('securityEvents', unsealed, { orderBy: ['at'], limit: 1 }),
  ])
  const late: Health['late'] = []
  const isLate = (time: string | undefined, after: number): time is string =>
    time !== undefined && Date.parse(now) - Date.parse(time) > after
  if (isLate(message?.createdAt, 10 * minute))
    late.push({ work: 'messages', count: await tables.count('outbox', undelivered), oldestAt: message.createdAt })
  if (isLate(task?.createdAt, 60 * minute))
    late.push({ work: 'cardTasks', count: await tables.count('cardTasks', undone), oldestAt: task.createdAt })
  if (isLate(event?.at, minute))
    late.push({ work: 'securityEvents', count: await tables.count('securityEvents', unsealed), oldestAt: event.at })
  return late
}
