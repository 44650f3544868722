import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { type ProductSelection, noFilters } from '#src/lib/product-filters.ts'
import { Button } from '#src/ui/button.tsx'
import { RemovableChip } from '#src/ui/chip.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { toggled, withCategory, withFilters } from './selection-changes.ts'

type Schemas = components['schemas']

export interface ActiveFiltersProps {
  selection: ProductSelection
  categories: readonly Schemas['Category'][]
  onSelect: (selection: ProductSelection) => void
}

interface ActiveFilter {
  name: string
  without: ProductSelection
}

/** Every filter in use, each to be taken away by itself, and all at once. */
export function ActiveFilters({ selection, categories, onSelect }: ActiveFiltersProps) {
  const text = useText()
  const active = useActiveFilters(selection, categories)
  if (active.length === 0) return null
  return (
    <section aria-label={text('catalogue:filter.active')}>
      <Cluster as="ul">
        {active.map(({ name, without }) => (
          <li key={name}>
            <RemovableChip removeLabel={text('catalogue:filter.remove', { filter: name })} onRemove={() => onSelect(without)}>
              {name}
            </RemovableChip>
          </li>
        ))}
        {countFilters(selection) > 0 && (
          <li>
            <Button variant="quiet" compact onClick={() => onSelect(withoutFilters(selection))}>
              {text('catalogue:filter.clear')}
            </Button>
          </li>
        )}
      </Cluster>
    </section>
  )
}

/** All narrowing gone; what the person searched for and how it is sorted stay. */
export function withoutFilters({ filters: { search, sort } }: ProductSelection): ProductSelection {
  return { filters: { ...noFilters, search, sort }, categoryId: null, subCategoryId: null }
}

/** How many filters are in use; the text and the order are none. */
export function countFilters({ filters, categoryId, subCategoryId }: ProductSelection): number {
  const { grades, forms, countries, certificates, priceFrom, priceTo, inStock } = filters
  const listed = grades.length + forms.length + countries.length + certificates.length
  return listed + [priceFrom !== null, priceTo !== null, inStock, (categoryId ?? subCategoryId) !== null].filter(Boolean).length
}

function useActiveFilters(selection: ProductSelection, categories: ActiveFiltersProps['categories']): ActiveFilter[] {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatCountry, formatNumber } = useFormat()
  const { filters } = selection
  const category = categories.find(({ _id }) => _id === selection.categoryId)
  const subCategory = categories.flatMap(({ subCategories }) => subCategories).find(({ _id }) => _id === selection.subCategoryId)
  const place = subCategory ?? (selection.subCategoryId === null ? category : undefined)
  const price = (units: number) => isolated(`${filters.priceCurrency}\u00A0${formatNumber(units)}`, language)
  return [
    ...(filters.search === ''
      ? []
      : [{ name: text('catalogue:filter.search', { search: filters.search }), without: withFilters(selection, { search: '' }) }]),
    ...(place === undefined ? [] : [{ name: local(place, 'name'), without: withCategory(selection, null, null) }]),
    ...(filters.inStock ? [{ name: text('catalogue:filter.inStock'), without: withFilters(selection, { inStock: false }) }] : []),
    ...filters.grades.map((grade) => ({
      name: text(`catalogue:grade.${grade}`),
      without: withFilters(selection, { grades: toggled(filters.grades, grade) }),
    })),
    ...filters.forms.map((form) => ({
      name: text(`catalogue:form.${form}`),
      without: withFilters(selection, { forms: toggled(filters.forms, form) }),
    })),
    ...filters.countries.map((country) => ({
      name: formatCountry(country),
      without: withFilters(selection, { countries: toggled(filters.countries, country) }),
    })),
    ...filters.certificates.map((certificate) => ({
      name: text(`catalogue:certificate.${certificate}`),
      without: withFilters(selection, { certificates: toggled(filters.certificates, certificate) }),
    })),
    ...(filters.priceFrom === null
      ? []
      : [
          {
            name: text('catalogue:filter.priceAtLeast', { price: price(filters.priceFrom) }),
            without: withFilters(selection, { priceFrom: null }),
          },
        ]),
    ...(filters.priceTo === null
      ? []
      : [
          {
            name: text('catalogue:filter.priceAtMost', { price: price(filters.priceTo) }),
            without: withFilters(selection, { priceTo: null }),
          },
        ]),
  ]
}
