import { z } from 'zod'
import type { Tables } from '#server/store/store.ts'
import { localText, readRows } from './read-rows.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is small letters and digits with hyphens between')
const once = (items: readonly { slug: string }[]) => new Set(items.map((item) => item.slug)).size === items.length
const named = { slug, name: localText }

/** The categories in their order, each with its subcategories in theirs. */
const categoriesFile = z
  .array(z.strictObject({ ...named, subCategories: z.array(z.strictObject(named)).refine(once, 'A slug stands twice') }))
  .min(1)
  .refine(once, 'A slug stands twice')

type Named = z.infer<typeof categoriesFile>[number]['subCategories'][number]

const columns = ({ name }: Named, position: number) => ({
  name_en: name.en,
  name_ar: name.ar ?? null,
  name_bn: name.bn ?? null,
  position,
})

/** Loads a file: adds new slugs, and updates names and order of existing ones. Those not in the file stay, behind the others. */
async function load(context: StoreContext, file: string): Promise<void> {
  const entries = readRows(categoriesFile, await context.readJson(file))
  const added = await context.store.transaction(async (tables) => {
    const existing = await tables.list('categories', {}, { orderBy: ['position', '_id'] })
    const rest = existing.filter((row) => !entries.some((item) => item.slug === row.slug))
    for (const [index, { _id }] of rest.entries()) {
      await tables.update('categories', { _id }, { position: entries.length + index })
    }
    let count = 0
    for (const [position, item] of entries.entries()) {
      const known = existing.find((row) => row.slug === item.slug)
      const _id = known?._id ?? context.newId()
      if (known === undefined) await tables.insert('categories', { _id, slug: item.slug, ...columns(item, position) })
      else await tables.update('categories', { _id }, columns(item, position))
      count += (known === undefined ? 1 : 0) + (await loadBelow(context, tables, _id, item.subCategories))
    }
    return count
  })
  const total = entries.reduce((sum, { subCategories }) => sum + 1 + subCategories.length, 0)
  context.print(`${added} added, ${total - added} kept up to date`)
}

async function loadBelow(
  { newId }: StoreContext,
  tables: Tables,
  categoryId: string,
  entries: readonly Named[],
): Promise<number> {
  const existing = await tables.list('subCategories', { categoryId }, { orderBy: ['position', '_id'] })
  const rest = existing.filter((row) => !entries.some((item) => item.slug === row.slug))
  for (const [index, { _id }] of rest.entries()) {
    await tables.update('subCategories', { _id }, { position: entries.length + index })
  }
  let added = 0
  for (const [position, item] of entries.entries()) {
    const changed = await tables.update('subCategories', { categoryId, slug: item.slug }, columns(item, position))
    if (changed > 0) continue
    await tables.insert('subCategories', { _id: newId(), categoryId, slug: item.slug, ...columns(item, position) })
    added += 1
  }
  return added
}

/** Prints the format that `load` reads, to be edited and loaded. */
async function list({ store, print }: StoreContext): Promise<void> {
  const [categories, subCategories] = await Promise.all([
    store.list('categories', {}, { orderBy: ['position', '_id'] }),
    store.list('subCategories', {}, { orderBy: ['position', '_id'] }),
  ])
  const entryOf = (row: { slug: string; name_en: string; name_ar: string | null; name_bn: string | null }) => ({
    slug: row.slug,
    name: { en: row.name_en, ar: row.name_ar, bn: row.name_bn },
  })
  const tree = categories.map((category) => ({
    ...entryOf(category),
    subCategories: subCategories.filter(({ categoryId }) => categoryId === category._id).map(entryOf),
  }))
  print(JSON.stringify(tree, null, 2))
}

async function remove({ store, print }: StoreContext, place: string): Promise<void> {
  const [first = '', second] = place.split('/')
  await store.transaction(async (tables) => {
    const category = await tables.find('categories', { slug: first })
    if (category === undefined) throw new CommandRefused(`No category ${first}`)
    const categoryId = category._id
    if (second === undefined) {
      const uses = [await tables.count('subCategories', { categoryId }), await tables.count('requirements', { categoryId })]
      refuseUsed(place, { subcategories: uses[0] ?? 0, requirements: uses[1] ?? 0 })
      await tables.remove('categories', { _id: categoryId })
      return
    }
    const subCategory = await tables.find('subCategories', { categoryId, slug: second })
    if (subCategory === undefined) throw new CommandRefused(`No subcategory ${place}`)
    refuseUsed(place, { products: await tables.count('products', { subCategoryId: subCategory._id }) })
    await tables.remove('subCategories', { _id: subCategory._id })
  })
  print(`${place} removed`)
}

function refuseUsed(place: string, uses: Record<string, number>): void {
  const usages = Object.entries(uses).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]))
  if (usages.length > 0) throw new CommandRefused(`${place} is in use: ${usages.join(', ')}`)
}

export const categoriesCommand: StoreCommand = {
  usage: `categories load FILE | list | remove CATEGORY[/SUBCATEGORY]
      Adds, renames and orders categories as a JSON file tells (\`list\` prints one); removes one by its slug, unless it is
      in use.`,
  run: async (context, [action, argument]) => {
    if (action === 'list') return list(context)
    if (action === 'load' && argument !== undefined) return load(context, argument)
    if (action === 'remove' && argument !== undefined) return remove(context, argument)
    throw new CommandRefused('categories load FILE | list | remove CATEGORY[/SUBCATEGORY]')
  },
}
