import { z } from 'zod'
import { type ContentPage, contentRows, pagesOf } from '#server/domain/content/contents.ts'
import { type DeliveredSection, deliveredContents } from '#server/domain/content/delivered-contents.ts'
import type { Row } from '#server/store/tables.ts'
import { readRows } from './read-rows.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const usage = 'contents list | export PAGE | import PAGE FILE | reset PAGE'
const text = z.string().trim().min(1)
const localTexts = z
  .strictObject({ en: text.exactOptional(), ar: text.exactOptional(), bn: text.exactOptional() })
  .refine((texts) => Object.keys(texts).length > 0, 'A text is needed in one language at least')

/** A page as a file: its sections from top to bottom. */
const pageFile = z
  .array(z.strictObject({ _id: text, topic: text.optional(), heading: localTexts, text: localTexts }))
  .min(1)
  .refine((sections) => new Set(sections.map(({ _id }) => _id)).size === sections.length, 'A section stands twice')

function pageOf(name: string | undefined): ContentPage {
  const page = pagesOf.find((one) => one === name)
  if (page === undefined) throw new CommandRefused(`${usage}\nPAGE is one of ${pagesOf.join(', ')}`)
  return page
}

async function list({ store, print }: StoreContext): Promise<void> {
  const rows = await store.list('contents', {})
  for (const page of pagesOf) {
    const own = rows.filter((row) => row.page === page)
    const changedAt = own
      .map((row) => row.updatedAt)
      .sort()
      .at(-1)
    print([page, own.length || deliveredContents[page].length, changedAt ?? 'as delivered'].join('\t'))
  }
}

/** Prints the format that `import` reads, to be edited and imported. */
async function exportPage({ store, print }: StoreContext, page: ContentPage): Promise<void> {
  const own = await store.list('contents', { page }, { orderBy: ['position', '_id'] })
  const sections = own.length > 0 ? own.map(sectionOf) : deliveredContents[page]
  print(JSON.stringify(sections, null, 2))
}

function sectionOf(row: Row<'contents'>): DeliveredSection {
  return {
    _id: row._id.slice(row.page.length + 1),
    ...(row.topic === null ? {} : { topic: row.topic }),
    heading: given({ en: row.heading_en, ar: row.heading_ar, bn: row.heading_bn }),
    text: given({ en: row.text_en, ar: row.text_ar, bn: row.text_bn }),
  }
}

const given = ({ en, ar, bn }: Record<'en' | 'ar' | 'bn', string | null>): DeliveredSection['text'] => ({
  ...(en === null ? {} : { en }),
  ...(ar === null ? {} : { ar }),
  ...(bn === null ? {} : { bn }),
})

async function importPage(context: StoreContext, page: ContentPage, file: string): Promise<void> {
  const sections = readRows(pageFile, await context.readJson(file))
  await context.change(async ({ tables, now }) => {
    const rows = rowsOf(page, sections, now)
    await tables.remove('contents', { page })
    await tables.insert('contents', ...rows)
  })
  context.print(`${page}: ${sections.length} sections`)
}

function rowsOf(page: ContentPage, sections: z.infer<typeof pageFile>, now: string): Row<'contents'>[] {
  try {
    return contentRows(page, sections, now)
  } catch (error) {
    // It throws only for faults of the file.
    throw new CommandRefused(error instanceof Error ? error.message : String(error))
  }
}

export const contentsCommand: StoreCommand = {
  usage: `${usage}
      The pages faqs, about, terms and privacy: \`export\` prints one as JSON, \`import\` puts a file in its place, \`reset\` goes
      back to what the program came with.`,
  run: async (context, [action, name, file]) => {
    if (action === 'list') return list(context)
    if (action === 'export') return exportPage(context, pageOf(name))
    if (action === 'import' && file !== undefined) return importPage(context, pageOf(name), file)
    if (action !== 'reset') throw new CommandRefused(usage)
    const page = pageOf(name)
    await context.store.remove('contents', { page })
    context.print(`${page}: as delivered`)
  },
}
