import { z } from 'zod'
import { termsLine } from '#server/domain/search/search-text.ts'
import type { Row } from '#server/store/tables.ts'
import { localText, readRows } from './read-rows.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

/** A file of tender news; `reference` is the organisation's own number and names the item from then on. */
const tenderNewsFile = z
  .array(
    z
      .strictObject({
        reference: z.string().trim().min(2).max(60),
        organisation: z.string().trim().min(2).max(150),
        country: z.string().regex(/^[A-Z]{2}$/),
        title: localText,
        body: localText,
        documents: z
          .array(z.strictObject({ name: z.string().trim().min(1).max(150), url: z.url({ protocol: /^https$/ }) }))
          .default([]),
        publishedAt: moment,
        closesAt: moment,
      })
      .refine(({ publishedAt, closesAt }) => publishedAt < closesAt, {
        path: ['closesAt'],
        message: 'Closes before it is published',
      }),
  )
  .min(1)
  .refine((items) => new Set(items.map(({ reference }) => reference)).size === items.length, 'A reference stands twice')

export type TenderNewsItem = z.infer<typeof tenderNewsFile>[number]

/** An item of a file as its row. */
export function tenderNewsRow(item: TenderNewsItem, _id: string): Row<'tenderNews'> {
  const { reference, organisation, country, title, body, documents, publishedAt, closesAt } = item
  return {
    _id,
    reference,
    organisation,
    country,
    documents,
    publishedAt,
    closesAt,
    title_en: title.en,
    title_ar: title.ar ?? null,
    title_bn: title.bn ?? null,
    body_en: body.en,
    body_ar: body.ar ?? null,
    body_bn: body.bn ?? null,
    searchText: termsLine([reference, organisation, ...Object.values(title), ...Object.values(body)]),
  }
}

async function add({ store, newId, print, readJson }: StoreContext, file: string): Promise<void> {
  const items = readRows(tenderNewsFile, await readJson(file))
  const changed = await store.transaction(async (tables) => {
    let count = 0
    for (const item of items) {
      const { _id, ...set } = tenderNewsRow(item, newId())
      const updated = await tables.update('tenderNews', { reference: item.reference }, set)
      count += updated
      if (updated === 0) await tables.insert('tenderNews', { _id, ...set })
    }
    return count
  })
  print(`${items.length - changed} added, ${changed} changed`)
}

async function list({ store, print }: StoreContext): Promise<void> {
  const items = await store.list('tenderNews', {}, { orderBy: ['closesAt', '_id'] })
  for (const { reference, closesAt, country, organisation, title_en } of items) {
    print([reference, closesAt, country, organisation, title_en].join('\t'))
  }
}

async function remove({ store, print }: StoreContext, reference: string): Promise<void> {
  if ((await store.remove('tenderNews', { reference })) === 0) throw new CommandRefused(`No tender news ${reference}`)
  print(`${reference} removed`)
}

export const tenderNewsCommand: StoreCommand = {
  usage: `tender-news add FILE | list | remove REFERENCE
      Adds the calls for tenders of a JSON file (server/demo/tender-news.json shows the form), or changes those whose
      reference is known; lists what is there by closing date; removes one.`,
  run: async (context, [action, argument]) => {
    if (action === 'list') return list(context)
    if (action === 'add' && argument !== undefined) return add(context, argument)
    if (action === 'remove' && argument !== undefined) return remove(context, argument)
    throw new CommandRefused(`tender-news add FILE | list | remove REFERENCE`)
  },
}
