import type { components } from '#src/generated/schema.ts'
import { conflict, invalidFields, notFound, type Text } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

type Branch = components['schemas']['CategoryBranch']
type Named = components['schemas']['NamedSlug']

/** Returns the categories in their order, each with its subcategories in theirs, as `changeCategories` takes them. */
export async function readCategoryTree({ tables }: { tables: ReadableTables }): Promise<Branch[]> {
  const [categories, subCategories] = await Promise.all([
    tables.list('categories', {}, { orderBy: ['position', '_id'] }),
    tables.list('subCategories', {}, { orderBy: ['position', '_id'] }),
  ])
  return categories.map((category) => ({
    ...serializeNamed(category),
    subCategories: subCategories.filter(({ categoryId }) => categoryId === category._id).map(serializeNamed),
  }))
}

/**
 * Adds new slugs, and updates names and order of those that are there; those that are not named stay, behind the others. Throws 422 for a
 * slug that stands twice in its place. Returns how many were added, and how many were there.
 */
export async function changeCategories(
  { tables, newId }: Pick<TableContext, 'tables' | 'newId'>,
  branches: readonly Branch[],
): Promise<{ added: number; kept: number }> {
  assertOnce(branches)
  const existing = await tables.list('categories', {}, { orderBy: ['position', '_id'] })
  const rest = existing.filter((row) => !branches.some((branch) => branch.slug === row.slug))
  for (const [index, { _id }] of rest.entries()) {
    await tables.update('categories', { _id }, { position: branches.length + index })
  }
  let added = 0
  for (const [position, branch] of branches.entries()) {
    const known = existing.find((row) => row.slug === branch.slug)
    const _id = known?._id ?? newId()
    if (known === undefined) await tables.insert('categories', { _id, slug: branch.slug, ...columnsOf(branch, position) })
    else await tables.update('categories', { _id }, columnsOf(branch, position))
    added += (known === undefined ? 1 : 0) + (await changeSubCategories({ tables, newId }, _id, branch.subCategories))
  }
  const total = branches.reduce((sum, { subCategories }) => sum + 1 + subCategories.length, 0)
  return { added, kept: total - added }
}

async function changeSubCategories(
  { tables, newId }: Pick<TableContext, 'tables' | 'newId'>,
  categoryId: string,
  entries: readonly Named[],
): Promise<number> {
  const existing = await tables.list('subCategories', { categoryId }, { orderBy: ['position', '_id'] })
  const rest = existing.filter((row) => !entries.some((entry) => entry.slug === row.slug))
  for (const [index, { _id }] of rest.entries()) {
    await tables.update('subCategories', { _id }, { position: entries.length + index })
  }
  let added = 0
  for (const [position, entry] of entries.entries()) {
    const changed = await tables.update('subCategories', { categoryId, slug: entry.slug }, columnsOf(entry, position))
    if (changed > 0) continue
    await tables.insert('subCategories', { _id: newId(), categoryId, slug: entry.slug, ...columnsOf(entry, position) })
    added += 1
  }
  return added
}

/** Removes a category, or one of its subcategories. Throws 404 for a missing one, 409 for one that is in use. */
export async function removeCategory(
  { tables }: Pick<TableContext, 'tables'>,
  slug: string,
  subCategorySlug: string | undefined,
): Promise<void> {
  const category = await tables.find('categories', { slug })
  if (category === undefined) throw notFound()
  const categoryId = category._id
  if (subCategorySlug === undefined) {
    const uses = (await tables.count('subCategories', { categoryId })) + (await tables.count('requirements', { categoryId }))
    if (uses > 0) throw conflict('server:conflict.categoryUsed')
    await tables.remove('categories', { _id: categoryId })
    return
  }
  const subCategory = await tables.find('subCategories', { categoryId, slug: subCategorySlug })
  if (subCategory === undefined) throw notFound()
  if ((await tables.count('products', { subCategoryId: subCategory._id })) > 0) throw conflict('server:conflict.categoryUsed')
  await tables.remove('subCategories', { _id: subCategory._id })
}

function assertOnce(branches: readonly Branch[]): void {
  const problems: Record<string, Text> = {}
  const check = (path: string, entries: readonly Named[]) => {
    for (const [at, { slug }] of entries.entries())
      if (entries.findIndex((entry) => entry.slug === slug) < at) problems[`${path}.${at}.slug`] = { key: 'server:field.twice' }
  }
  check('categories', branches)
  for (const [at, { subCategories }] of branches.entries()) check(`categories.${at}.subCategories`, subCategories)
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

const columnsOf = ({ name }: Named, position: number) => ({
  name_en: name.en,
  name_ar: name.ar ?? null,
  name_bn: name.bn ?? null,
  position,
})

export const serializeNamed = ({
  slug,
  name_en,
  name_ar,
  name_bn,
}: Pick<Row<'categories'>, 'slug' | 'name_en' | 'name_ar' | 'name_bn'>): Named => ({
  slug,
  name: { ...omitNull({ ar: name_ar, bn: name_bn }), en: name_en },
})
