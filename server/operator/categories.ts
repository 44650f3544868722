import type { BodyOf } from '#server/operation.ts'
import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'
import { withoutNullTexts } from './without-null-texts.ts'

const form = 'categories load FILE --reason TEXT | list | remove CATEGORY[/SUBCATEGORY] --reason TEXT'
const optionForms = { reason: reasonOption } as const

export const categoriesCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Adds, renames and orders categories as a JSON file tells (\`list\` prints one); removes one by its slug, unless it is
      in use.`,
  runCalls: async ({ call, print, readJson, options }, [action, argument]) => {
    if (action === 'list') return print(JSON.stringify((await call('getCategoryTree', {})).categories, null, 2))
    if (action === 'load' && argument !== undefined) {
      const reason = requireReason(options)
      // The call holds the file against the contract.
      const categories = withoutNullTexts(await readJson(argument)) as BodyOf<'changeCategories'>['categories']
      const { added, kept } = await call('changeCategories', { body: { categories, reason } })
      return print(`${added} added, ${kept} kept up to date`)
    }
    if (action !== 'remove' || argument === undefined) throw new CommandRefused(form)
    const [category = '', subCategory] = argument.split('/')
    await call('removeCategory', { body: { category, ...(subCategory && { subCategory }), reason: requireReason(options) } })
    print(`${argument} removed`)
  },
}
