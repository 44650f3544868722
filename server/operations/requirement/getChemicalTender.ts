import { pageOf } from '#server/domain/platform/paging.ts'
import { searchNeedles } from '#server/domain/search/search-text.ts'
import { serializeTenders } from '#server/domain/requirement/tender-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getChemicalTender: Operation<'getChemicalTender'> = async (call) => {
  const { tables, body, now } = call
  const { countries, kind, sort = 'newest' } = body
  const { rows, total } = await tables.tenderPage({
    ...(countries === undefined || countries.length === 0 ? {} : { countries }),
    ...(kind === undefined ? {} : { kind }),
    needles: searchNeedles(body.search ?? ''),
    now,
    sort,
    ...pageOf(body),
  })
  return { tenders: await serializeTenders(call, rows), total }
}
