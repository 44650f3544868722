import type { TenderNewsItem } from '#server/domain/requirement/tender-news.ts'
import type { CallCommand, CallContext } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'
import { withoutNullTexts } from './without-null-texts.ts'

const form = 'tender-news add FILE --reason TEXT | list | remove REFERENCE --reason TEXT'
const optionForms = { reason: reasonOption } as const
const pageSize = 100

/** Yields all items, by their closing date. */
async function* itemsOf({ call }: Pick<CallContext, 'call'>): AsyncGenerator<{ _id: string; item: TenderNewsItem }> {
  for (let page = 1; ; page += 1) {
    const { items } = await call('getTenderNews', { body: { page, pageSize } })
    yield* items
    if (items.length < pageSize) return
  }
}

/** A file may leave the documents out. */
type ItemOfFile = Omit<TenderNewsItem, 'documents'> & Partial<Pick<TenderNewsItem, 'documents'>>

export const tenderNewsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Adds the calls for tenders of a JSON file (server/demo/tender-news.json shows the form), or changes those whose
      reference is known; lists what is there by closing date; removes one.`,
  runCalls: async (context, [action, argument]) => {
    const { call, print, readJson, options } = context
    if (action === 'list') {
      for await (const { item } of itemsOf(context))
        print([item.reference, item.closesAt, item.country, item.organisation, item.title.en].join('\t'))
      return
    }
    if (argument === undefined || (action !== 'add' && action !== 'remove')) throw new CommandRefused(form)
    const reason = requireReason(options)
    if (action === 'add') {
      // The call holds the file against the contract.
      const entries = withoutNullTexts(await readJson(argument)) as ItemOfFile[]
      if (!Array.isArray(entries)) throw new CommandRefused('The file is a list of calls for tenders')
      const items = entries.map((item) => ({ documents: [], ...item }))
      const { added, changed } = await call('publishTenderNews', { body: { items, reason } })
      return print(`${added} added, ${changed} changed`)
    }
    for await (const { _id: id, item } of itemsOf(context)) {
      if (item.reference !== argument) continue
      await call('removeTenderNews', { id, body: { reason } })
      return print(`${argument} removed`)
    }
    throw new CommandRefused(`No tender news ${argument}`)
  },
}
