import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeTenderNewsItem } from '#server/domain/requirement/tender-news.ts'
import type { Operation } from '#server/operation.ts'

export const getTenderNews: Operation<'getTenderNews'> = async ({ tables, body }) => {
  const rows = await tables.list('tenderNews', {}, { orderBy: ['closesAt', '_id'], ...pageOf(body) })
  return {
    items: rows.map((row) => ({ _id: row._id, item: serializeTenderNewsItem(row) })),
    total: await tables.count('tenderNews', {}),
  }
}
