import { keyColumns } from '#server/store/constraints.ts'
import type { Tables } from '#server/store/store.ts'
import type { TableName } from '#server/store/tables.ts'

type AnyRow = Readonly<Record<string, unknown>>
type Values = Record<string, unknown>

/** A row that was inserted, changed or removed: what was changed of it. */
interface RowChange {
  table: TableName
  key: string
  accountId: string | undefined
  before: Values | undefined
  after: Values | undefined
}

/** Follows from other changes, or counts and queues; of what these hold nothing belongs into a log. */
const unrecorded: ReadonlySet<TableName> = new Set([
  'catalogueImportFiles',
  'catalogueImportRows',
  'counters',
  'idempotencyKeys',
  'liveEvents',
  'notifications',
  'outbox',
  'rateWindows',
  'securityEvents',
])
/** Only their number is recorded: sessions, codes, and where somebody can be reached. */
const secret: ReadonlySet<TableName> = new Set([
  'addresses',
  'cardCustomers',
  'cardTasks',
  'devices',
  'factorEnrolments',
  'knownDevices',
  'oneTimeCodes',
  'operatorLoginChallenges',
  'operatorSessions',
  'passwordResets',
  'payoutAccounts',
  'payoutFiles',
  'pendingSignIns',
  'recoveryCodes',
  'registrations',
  'savedCards',
  'secondFactors',
  'sessions',
  'signInAlerts',
])
/** Columns of recorded tables whose change alone is none: what is asked of a passkey, until it is answered. */
const unrecordedColumns: Partial<Record<TableName, readonly string[]>> = {
  operatorSessions: ['challenge', 'challengeExpiresAt'],
}
const secretColumn = /hash|token|secret|password/i
const longestText = 1000
/** Rows and characters past which changes are counted by table. */
const most = { rows: 50, characters: 20_000 }

/** Tables that note what is changed through them. Each change reads the row before: for commands, not for calls. */
export function recordingTables(tables: Tables): { tables: Tables; changes: readonly RowChange[] } {
  const changes: RowChange[] = []
  // Code for any table cannot follow the types of one.
  const any = tables as unknown as Record<'list' | 'insert' | 'update' | 'remove', (...input: unknown[]) => Promise<unknown>>
  const rowsOf = async (table: TableName, where: object) => (await any.list(table, where)) as AnyRow[]
  const note = (table: TableName, before: AnyRow | undefined, after: AnyRow | undefined) => {
    const row = before ?? after ?? {}
    const isKept = (name: string) =>
      !unrecordedColumns[table]?.includes(name) &&
      (before === undefined || after === undefined || !isSame(before[name], after[name]))
    const kept = (values: AnyRow | undefined) =>
      values &&
      Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (isKept(name) ? [[name, shown(name, value)]] : [])))
    const key = String(row[keyColumns[table]])
    const [own, old] = [kept(after), kept(before)]
    if (Object.keys({ ...own, ...old }).length === 0) return
    changes.push({ table, key, accountId: accountOf(table, row), before: old, after: own })
  }
  const over = {
    async insert(table: TableName, ...rows: AnyRow[]) {
      await any.insert(table, ...rows)
      if (!unrecorded.has(table)) for (const row of rows) note(table, undefined, row)
    },
    async update(table: TableName, where: object, set: AnyRow) {
      const before = unrecorded.has(table) ? [] : await rowsOf(table, where)
      const changed = await any.update(table, where, set)
      for (const row of before) note(table, row, { ...row, ...set })
      return changed
    },
    async remove(table: TableName, where: object) {
      const before = unrecorded.has(table) ? [] : await rowsOf(table, where)
      const removed = await any.remove(table, where)
      for (const row of before) note(table, row, undefined)
      return removed
    },
    async takeStock(productId: string, amount: number) {
      const [product] = await tables.list('products', { _id: productId })
      const isTaken = await tables.takeStock(productId, amount)
      if (isTaken && product !== undefined) note('products', product, { ...product, stock: product.stock - amount })
      return isTaken
    },
    removeBefore: () => Promise.reject(new Error('A command removes by what rows are, not by their age')),
  }
  // The same names with calls of the same shape, typed for any table.
  return { tables: { ...tables, ...(over as unknown as Partial<Tables>) }, changes }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function shown(name: string, value: unknown): unknown {
  if (secretColumn.test(name)) return '[left out]'
  return typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value
}

/** The account that a row belongs to. */
function accountOf(table: TableName, row: AnyRow): string | undefined {
  const found = ['users', 'sellers', 'suspensions'].includes(table) ? row['_id'] : row['userId']
  return typeof found === 'string' ? found : undefined
}

/** The changes as an event has them: row by row, and only counted where they are secret or many. */
export function changeSummary(changes: readonly RowChange[]) {
  const open = changes.filter(({ table }) => !secret.has(table))
  const [before, after] = (['before', 'after'] as const).map((side) =>
    Object.fromEntries(open.flatMap(({ table, key, [side]: values }) => (values ? [[`${table} ${key}`, values]] : []))),
  )
  const accounts = new Set(changes.flatMap(({ accountId }) => accountId ?? []))
  const accountId = accounts.size === 1 ? [...accounts][0] : undefined
  if (open.length > most.rows || JSON.stringify([before, after]).length > most.characters)
    return { accountId, before: undefined, after: countsOf(changes) }
  return { accountId, before, after: { ...after, ...countsOf(changes.filter(({ table }) => secret.has(table))) } }
}

function countsOf(changes: readonly RowChange[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {}
  for (const { table, before, after } of changes) {
    const counted = (counts[table] ??= {})
    const what = before === undefined ? 'inserted' : after === undefined ? 'removed' : 'changed'
    counted[what] = (counted[what] ?? 0) + 1
  }
  return counts
}
