import { serializeImportRow } from '#server/domain/operator/catalogue-imports.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getCatalogueImportRows: Operation<'getCatalogueImportRows'> = async ({ tables, body, language }) => {
  const { importId, outcome } = body
  if ((await tables.count('catalogueImports', { _id: importId })) === 0) throw notFound()
  const where = { importId, ...(outcome && { outcome }) }
  const [rows, total] = await Promise.all([
    tables.list('catalogueImportRows', where, { orderBy: ['line'], ...pageOf(body) }),
    tables.count('catalogueImportRows', where),
  ])
  return { rows: rows.map((row) => serializeImportRow(row, language)), total }
}
