import { serializeImports } from '#server/domain/operator/catalogue-imports.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getCatalogueImports: Operation<'getCatalogueImports'> = async (call) => {
  const { tables, body, language } = call
  const where = body.id === undefined ? {} : { _id: body.id }
  const [rows, total] = await Promise.all([
    tables.list('catalogueImports', where, { orderBy: ['-createdAt', '-_id'], ...pageOf(body) }),
    tables.count('catalogueImports', where),
  ])
  return { imports: await serializeImports(call, rows, language), total }
}
