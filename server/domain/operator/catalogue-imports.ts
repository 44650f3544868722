import type { components } from '#src/generated/schema.ts'
import { conflict, invalidFields, notFound, type ServerKey } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Language } from '#server/store/tables/columns.ts'
import type { Row } from '#server/store/tables.ts'
import { serverText } from '#server/texts.ts'
import { accountNamesOf } from './account-names.ts'

type Schemas = components['schemas']
export type CatalogueImport = Row<'catalogueImports'>

/** What a new import is made of; its table is decoded. */
export interface NewImport extends Pick<CatalogueImport, 'fileName' | 'dryRun' | 'options' | 'reason'> {
  /** Sign-in address or id. */
  seller: string
  text: string
}

const unfinished = ['waiting', 'running'] as const
const noCounts = { created: 0, changed: 0, unchanged: 0, refused: 0, held: 0 }

/** Queues an import for the server's job. Throws 422 for an unknown seller, 409 while another import is not done. */
export async function addImport(
  { tables, now, newId, origin }: OperationContext,
  { seller, text, ...given }: NewImport,
): Promise<CatalogueImport> {
  const name = seller.trim()
  const user = await tables.find('users', name.includes('@') ? { email: name.toLowerCase() } : { _id: name })
  const isSeller = user?.status === 'active' && (await tables.count('sellers', { _id: user._id })) === 1
  if (user === undefined || !isSeller) throw invalidFields({ seller: { key: 'server:field.importSeller' } })
  if ((await tables.count('catalogueImports', { status: unfinished })) > 0) throw conflict('server:conflict.importRuns')
  const row: CatalogueImport = {
    ...given,
    _id: newId(),
    sellerId: user._id,
    operator: origin?.operator ?? '',
    address: origin?.address ?? '',
    slot: 'only',
    status: 'waiting',
    total: 0,
    done: 0,
    counts: noCounts,
    activated: 0,
    unused: [],
    problems: [],
    leasedUntil: null,
    createdAt: now,
    startedAt: null,
    endedAt: null,
  }
  await tables.insert('catalogueImports', row)
  await tables.insert('catalogueImportFiles', { _id: row._id, text })
  return row
}

/** Ends an import; what its batches wrote stays. Throws 404, or 409 when it has ended already. */
export async function cancelImport({ tables, now }: OperationContext, id: string): Promise<CatalogueImport> {
  const row = await tables.find('catalogueImports', { _id: id })
  if (row === undefined) throw notFound()
  const set = { status: 'cancelled', endedAt: now, leasedUntil: null } as const
  if ((await tables.update('catalogueImports', { _id: id, status: unfinished }, set)) === 0)
    throw conflict('server:conflict.importEnded', { state: row.status })
  await tables.remove('catalogueImportFiles', { _id: id })
  return { ...row, ...set }
}

/** Returns imports as operators read them, with the reasons in the reader's language. */
export async function serializeImports(
  context: Pick<OperationContext, 'tables'>,
  rows: readonly CatalogueImport[],
  language: Language,
): Promise<Schemas['CatalogueImport'][]> {
  const nameOf = await accountNamesOf(
    context,
    rows.map(({ sellerId }) => sellerId),
  )
  return rows.map((row) => ({
    ...omitNull({ startedAt: row.startedAt, endedAt: row.endedAt }),
    _id: row._id,
    fileName: row.fileName,
    seller: nameOf(row.sellerId),
    by: row.operator,
    reason: row.reason,
    status: row.status,
    dryRun: row.dryRun,
    total: row.total,
    done: row.done,
    counts: row.counts,
    unused: row.unused,
    problems: row.problems.map((problem) => textIn(language, problem)),
    createdAt: row.createdAt,
  }))
}

/** Returns what became of a row, with the reasons in the reader's language. */
export const serializeImportRow = (
  { line, outcome, reference, faults, given }: Row<'catalogueImportRows'>,
  language: Language,
): Schemas['CatalogueImportRow'] => ({
  line,
  outcome,
  reference,
  ...omitNull({ given }),
  faults: faults.map(({ column, value, reason }) => ({ ...omitNull({ column }), value, reason: textIn(language, reason) })),
})

type KeptText = CatalogueImport['problems'][number]

/** The key was a `ServerKey` when it was kept. */
const textIn = (language: Language, { key, values }: KeptText): string => serverText(language, key as ServerKey, values)
