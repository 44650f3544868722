import { pageOf } from '#server/domain/paging.ts'
import { searchNeedles } from '#server/domain/search-text.ts'
import { tenderAnswers } from '#server/domain/tender-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getChemicalTender: Operation<'getChemicalTender'> = async (call) => {
  const { tables, body, now } = call
  const { countries, kind, sort = 'newest' } = body
  const { rows, total } = await tables.tenderPage({
    ...(countries === undefined || countries.length === 0 ? {} : { countries }),
    ...(kind === undefined ? {} : { kind }),
    needles: searchNeedles(body.search ?? ''),
    ...{ now, sort, ...pageOf(body) },
  })
  return { tenders: await tenderAnswers(call, rows), total }
}
