import { pageOf } from '#server/domain/platform/paging.ts'
import { versionOf } from '#server/domain/platform/read-version.ts'
import { serializeTenderNewsItem } from '#server/domain/requirement/tender-news.ts'
import type { Operation } from '#server/operation.ts'

export const getTenderNews: Operation<'getTenderNews'> = async (call) => {
  const { tables, body } = call
  const where = body.id === undefined ? {} : { _id: body.id }
  const [rows, total] = await Promise.all([
    tables.list('tenderNews', where, { orderBy: ['closesAt', '_id'], ...pageOf(body) }),
    tables.count('tenderNews', where),
  ])
  const items = rows.map((row) => ({ _id: row._id, item: serializeTenderNewsItem(row) }))
  return {
    items: await Promise.all(items.map(async (each) => ({ ...each, version: await versionOf(call, each.item) }))),
    total,
  }
}
