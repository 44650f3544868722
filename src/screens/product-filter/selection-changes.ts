import type { ProductFilters, ProductSelection } from '#src/lib/product-filters.ts'

/** Narrowing or sorting begins at the first page again. */
export function withFilters(selection: ProductSelection, changes: Partial<Omit<ProductFilters, 'page'>>): ProductSelection {
  return { ...selection, filters: { ...selection.filters, ...changes, page: 1 } }
}

export function withPage(selection: ProductSelection, page: number): ProductSelection {
  return { ...selection, filters: { ...selection.filters, page } }
}

export function withCategory(
  selection: ProductSelection,
  categoryId: string | null,
  subCategoryId: string | null,
): ProductSelection {
  return { filters: { ...selection.filters, page: 1 }, categoryId, subCategoryId }
}

/** The value put in when it was not there, taken out when it was. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
