import { serializeCategories } from '#server/domain/catalogue/product-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Operation } from '#server/operation.ts'

export const getAllSubCategories: Operation<'getAllSubCategories'> = async ({ tables, body }) => {
  const category = await tables.find('categories', { _id: body.category })
  if (category === undefined) throw notFound()
  const [subCategories, counts] = await Promise.all([
    tables.list('subCategories', { categoryId: category._id }, { orderBy: ['position'] }),
    tables.productCounts(),
  ])
  const search = normaliseSearch(body.search ?? '')
  const own = serializeCategories([category], subCategories, counts)[0]?.subCategories ?? []
  return {
    subCategories: own.filter(({ name_en, name_ar, name_bn }) =>
      [name_en, name_ar, name_bn].some((name) => name !== undefined && normaliseSearch(name).includes(search)),
    ),
  }
}
