import type { ReadableTables } from '#server/store/store.ts'

export interface Places {
  byName: (name: string) => { subCategoryId: string } | undefined
  categoryOf: (subCategoryId: string) => string
}

/** Subcategories by path (`solvents/alcohols`), slug or name in any language. An ambiguous name matches none. */
export async function readPlaces(tables: ReadableTables): Promise<Places> {
  const categories = new Map((await tables.list('categories', {})).map((category) => [category._id, category]))
  const places = new Map<string, { subCategoryId: string } | undefined>()
  const categoryIds = new Map<string, string>()
  for (const { _id, categoryId, slug, name_en, name_ar, name_bn } of await tables.list('subCategories', {})) {
    categoryIds.set(_id, categoryId)
    const category = categories.get(categoryId)
    const paths = [`${category?.slug}/${slug}`, `${category?.name_en}/${name_en}`]
    for (const key of new Set([slug, name_en, name_ar, name_bn, ...paths].map((name) => name?.toLowerCase()))) {
      if (key === undefined) continue
      places.set(key, places.has(key) ? undefined : { subCategoryId: _id })
    }
  }
  return {
    byName: (name) =>
      places.get(
        name
          .trim()
          .replace(/\s*[/>]\s*/, '/')
          .toLowerCase(),
      ),
    categoryOf: (subCategoryId) => {
      const categoryId = categoryIds.get(subCategoryId)
      if (categoryId === undefined) throw new Error(`No subcategory ${subCategoryId}`)
      return categoryId
    },
  }
}
