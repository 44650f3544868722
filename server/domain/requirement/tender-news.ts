import type { components } from '#src/generated/schema.ts'
import { invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { termsLine } from '#server/domain/search/search-text.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** `reference` is the organisation's own number and names the item from then on. */
export type TenderNewsItem = components['schemas']['TenderNewsItem']

/**
 * Adds items, or changes those whose reference is known. Throws 422 for a reference that stands twice and for an item that closes before it
 * is published.
 */
export async function publishTenderNews(
  { tables, newId }: Pick<TableContext, 'tables' | 'newId'>,
  items: readonly TenderNewsItem[],
): Promise<{ added: number; changed: number }> {
  const problems: Record<string, Text> = {}
  for (const [at, { reference, publishedAt, closesAt }] of items.entries()) {
    if (items.findIndex((one) => one.reference === reference) < at)
      problems[`items.${at}.reference`] = { key: 'server:field.twice' }
    if (Date.parse(closesAt) <= Date.parse(publishedAt)) problems[`items.${at}.closesAt`] = { key: 'server:field.closesAt' }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  let changed = 0
  for (const item of items) {
    const { _id, ...set } = tenderNewsRow(item, newId())
    const updated = await tables.update('tenderNews', { reference: item.reference }, set)
    changed += updated
    if (updated === 0) await tables.insert('tenderNews', { _id, ...set })
  }
  return { added: items.length - changed, changed }
}

/** An item as its row. */
export function tenderNewsRow(item: TenderNewsItem, _id: string): Row<'tenderNews'> {
  const { reference, organisation, country, title, body, documents, publishedAt, closesAt } = item
  return {
    _id,
    reference,
    organisation,
    country,
    documents,
    publishedAt: new Date(publishedAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    title_en: title.en,
    title_ar: title.ar ?? null,
    title_bn: title.bn ?? null,
    body_en: body.en,
    body_ar: body.ar ?? null,
    body_bn: body.bn ?? null,
    searchText: termsLine([reference, organisation, ...Object.values(title), ...Object.values(body)]),
  }
}

/** A row as `publishTenderNews` takes it. */
export function serializeTenderNewsItem(row: Row<'tenderNews'>): TenderNewsItem {
  const { reference, organisation, country, documents, publishedAt, closesAt } = row
  return {
    reference,
    organisation,
    country,
    title: { ...omitNull({ ar: row.title_ar, bn: row.title_bn }), en: row.title_en },
    body: { ...omitNull({ ar: row.body_ar, bn: row.body_bn }), en: row.body_en },
    documents,
    publishedAt,
    closesAt,
  }
}
