import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const removeTenderNews: Operation<'removeTenderNews'> = async ({ tables, id }) => {
  if ((await tables.remove('tenderNews', { _id: id })) === 0) throw notFound()
  return {}
}
