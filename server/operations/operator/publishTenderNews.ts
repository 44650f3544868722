import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { assertVersion } from '#server/domain/platform/read-version.ts'
import {
  publishTenderNews as publish,
  serializeTenderNewsItem,
  type TenderNewsItem,
} from '#server/domain/requirement/tender-news.ts'
import type { Call, Operation } from '#server/operation.ts'

export const publishTenderNews: Operation<'publishTenderNews'> = async (call) => {
  const { tables, body } = call
  const { items, version, addsOnly = false } = body
  if (version !== undefined) {
    const row = await tables.find('tenderNews', { reference: items[0]?.reference ?? '' })
    await assertVersion(call, version, row === undefined ? null : serializeTenderNewsItem(row))
  }
  if (addsOnly) await assertNew(call, items)
  assertLinks(items)
  return publish(call, items)
}

/** The contract's pattern lets hosts through that no browser opens. */
function assertLinks(items: readonly TenderNewsItem[]): void {
  const problem = { key: 'server:field.format' } as const
  const broken = items.flatMap(({ documents }, at) =>
    documents.flatMap(({ url }, place) => (URL.canParse(url) ? [] : [[`items.${at}.documents.${place}.url`, problem] as const])),
  )
  if (broken.length > 0) throw invalidFields(Object.fromEntries(broken))
}

async function assertNew({ tables }: Call<'publishTenderNews'>, items: readonly TenderNewsItem[]): Promise<void> {
  const known = await tables.list('tenderNews', { reference: items.map(({ reference }) => reference) })
  const taken = [...items.entries()].filter(([, item]) => known.some(({ reference }) => reference === item.reference))
  const problem = { key: 'server:field.tenderReference' } as const
  if (taken.length > 0) throw invalidFields(Object.fromEntries(taken.map(([at]) => [`items.${at}.reference`, problem])))
}
