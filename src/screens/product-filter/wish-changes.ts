import type { ProductFilters, ProductWish } from '#src/lib/product-filters.ts'

/** Narrowing or sorting begins at the first page again. */
export function withFilters(wish: ProductWish, changes: Partial<Omit<ProductFilters, 'page'>>): ProductWish {
  return { ...wish, filters: { ...wish.filters, ...changes, page: 1 } }
}

export function withPage(wish: ProductWish, page: number): ProductWish {
  return { ...wish, filters: { ...wish.filters, page } }
}

export function withCategory(wish: ProductWish, categoryId: string | null, subCategoryId: string | null): ProductWish {
  return { filters: { ...wish.filters, page: 1 }, categoryId, subCategoryId }
}

/** The value put in when it was not there, taken out when it was. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
