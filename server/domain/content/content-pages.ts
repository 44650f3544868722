import type { components } from '#src/generated/schema.ts'
import { invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { type ContentPage, contentRows, pagesOf } from './contents.ts'
import { deliveredContents } from './delivered-contents.ts'

type Schemas = components['schemas']

/** Returns the pages with the number of their sections, and since when the operator's own text stands in their place. */
export async function listContentPages({ tables }: { tables: ReadableTables }): Promise<Schemas['ContentPages']['pages']> {
  const rows = await tables.list('contents', {})
  return pagesOf.map((page) => {
    const own = rows.filter((row) => row.page === page)
    return { page, sections: own.length || deliveredContents[page].length, ...changedAt(own) }
  })
}

/** Returns a page in all its languages, as `publishContentPage` takes it. */
export async function readContentPage(
  { tables }: { tables: ReadableTables },
  page: ContentPage,
): Promise<Omit<Schemas['OwnContentPage'], 'version'>> {
  const own = await tables.list('contents', { page }, { orderBy: ['position', '_id'] })
  const rows = own.length > 0 ? own : contentRows(page, deliveredContents[page], '')
  return { page, sections: rows.map(serializeSection), ...changedAt(own) }
}

/** Puts these sections in the place of a page. Throws 422 for a name that stands twice, and for a wrong topic. */
export async function publishContentPage(
  { tables, now }: Pick<TableContext, 'tables' | 'now'>,
  page: ContentPage,
  sections: readonly Schemas['LocalSection'][],
): Promise<void> {
  const problems: Record<string, Text> = {}
  for (const [at, { _id, topic }] of sections.entries()) {
    if (sections.findIndex((one) => one._id === _id) < at) problems[`sections.${at}._id`] = { key: 'server:field.twice' }
    if ((page === 'faqs') !== (topic !== undefined)) problems[`sections.${at}.topic`] = { key: 'server:field.contentTopic' }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  await tables.remove('contents', { page })
  await tables.insert('contents', ...contentRows(page, sections, now))
}

/** Goes back to the page as delivered. */
export async function resetContentPage({ tables }: Pick<TableContext, 'tables'>, page: ContentPage): Promise<void> {
  await tables.remove('contents', { page })
}

function changedAt(rows: readonly Row<'contents'>[]): { updatedAt?: string } {
  const last = rows
    .map((row) => row.updatedAt)
    .sort()
    .at(-1)
  return last === undefined ? {} : { updatedAt: last }
}

const serializeSection = (row: Row<'contents'>): Schemas['LocalSection'] => ({
  ...omitNull({ topic: row.topic }),
  _id: row._id.slice(row.page.length + 1),
  heading: omitNull({ en: row.heading_en, ar: row.heading_ar, bn: row.heading_bn }),
  text: omitNull({ en: row.text_en, ar: row.text_ar, bn: row.text_bn }),
})
