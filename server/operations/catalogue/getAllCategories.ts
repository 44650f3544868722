import { serializeCategories } from '#server/domain/catalogue/product-serializer.ts'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Operation } from '#server/operation.ts'

export const getAllCategories: Operation<'getAllCategories'> = async ({ tables, body }) => {
  const [categories, subCategories, counts] = await Promise.all([
    tables.list('categories', {}, { orderBy: ['position'] }),
    tables.list('subCategories', {}, { orderBy: ['position'] }),
    tables.productCounts(),
  ])
  const all = serializeCategories(categories, subCategories, counts)
  const search = normaliseSearch(body.search ?? '')
  const fits = (named: { name_en: string; name_ar?: string; name_bn?: string }) =>
    [named.name_en, named.name_ar, named.name_bn].some((name) => name !== undefined && normaliseSearch(name).includes(search))
  return { categories: all.filter((category) => fits(category) || category.subCategories.some(fits)) }
}
