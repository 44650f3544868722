import type { BodyOf } from '#server/operation.ts'
import { tables } from '#server/store/tables.ts'
import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const usage = 'contents list | export PAGE | import PAGE FILE --reason TEXT | reset PAGE --reason TEXT'
const pageName = tables.contents.shape.page
const optionForms = { reason: reasonOption } as const

export const contentsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${usage}
      The pages faqs, about, terms and privacy: \`export\` prints one as JSON, \`import\` puts a file in its place, \`reset\` goes
      back to what the program came with.`,
  runCalls: async ({ call, print, readJson, options }, [action, name, file]) => {
    if (action === 'list') {
      for (const { page, sections, updatedAt } of (await call('getContentPages', {})).pages)
        print([page, sections, updatedAt ?? 'as delivered'].join('\t'))
      return
    }
    if (action !== 'export' && action !== 'reset' && (action !== 'import' || file === undefined)) throw new CommandRefused(usage)
    const page = pageName.safeParse(name).data
    if (page === undefined) throw new CommandRefused(`${usage}\nPAGE is one of ${pageName.options.join(', ')}`)
    if (action === 'export') {
      return print(JSON.stringify((await call('getContentPage', { body: { page } })).sections, null, 2))
    }
    const reason = requireReason(options)
    if (action === 'reset') {
      await call('resetContentPage', { body: { page, reason } })
      return print(`${page}: as delivered`)
    }
    // The call holds the file against the contract.
    const sections = (await readJson(file ?? '')) as BodyOf<'publishContentPage'>['sections']
    await call('publishContentPage', { body: { page, sections, reason } })
    print(`${page}: ${sections.length} sections`)
  },
}
