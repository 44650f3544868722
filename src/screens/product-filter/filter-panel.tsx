import { type ReactNode, useId } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { type ProductFilters, type ProductWish, certificates, grades, physicalForms } from '#src/lib/product-filters.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from './filter-panel.module.css'
import { PriceFilter } from './price-filter.tsx'
import { toggled, withCategory, withFilters } from './wish-changes.ts'

type Schemas = components['schemas']

export interface FilterPanelProps {
  wish: ProductWish
  facets: Schemas['Facets'] | null
  categories: readonly Schemas['Category'][]
  onWish: (wish: ProductWish) => void
}

/**
 * Everything a product list can be narrowed by, each value with what it would leave. What waits for the counts comes last, so that
 * nothing moves when they come.
 */
export function FilterPanel({ wish, facets, categories, onWish }: FilterPanelProps) {
  const text = useText()
  const { formatCountry } = useFormat()
  const { filters } = wish
  const narrow = (changes: Partial<Omit<ProductFilters, 'page'>>) => {
    onWish(withFilters(wish, changes))
  }
  return (
    <div className={styles.panel}>
      <CategoryFilter wish={wish} categories={categories} onWish={onWish} />
      <Checkbox
        label={text('catalogue:filter.inStock')}
        checked={filters.inStock}
        onChange={() => {
          narrow({ inStock: !filters.inStock })
        }}
      />
      <PriceFilter
        // What is typed but not applied goes when the price changes from outside.
        key={`${filters.priceFrom ?? ''} ${filters.priceTo ?? ''}`}
        from={filters.priceFrom}
        to={filters.priceTo}
        onPrice={(priceFrom, priceTo) => {
          narrow({ priceFrom, priceTo })
        }}
      />
      <ValueFilter
        title={text('catalogue:filter.grades')}
        known={grades}
        chosen={filters.grades}
        counts={facets?.grades}
        nameOf={(grade) => text(`catalogue:grade.${grade}`)}
        onChosen={(chosen) => {
          narrow({ grades: chosen })
        }}
      />
      <ValueFilter
        title={text('catalogue:filter.forms')}
        known={physicalForms}
        chosen={filters.forms}
        counts={facets?.forms}
        nameOf={(form) => text(`catalogue:form.${form}`)}
        onChosen={(chosen) => {
          narrow({ forms: chosen })
        }}
      />
      <ValueFilter
        title={text('catalogue:filter.countries')}
        known={facets?.countries.map(({ value }) => value) ?? []}
        chosen={filters.countries}
        counts={facets?.countries}
        nameOf={formatCountry}
        onChosen={(chosen) => {
          narrow({ countries: chosen.toSorted() })
        }}
      />
      <ValueFilter
        title={text('catalogue:filter.certificates')}
        known={certificates}
        chosen={filters.certificates}
        counts={facets?.certificates}
        nameOf={(certificate) => text(`catalogue:certificate.${certificate}`)}
        onChosen={(chosen) => {
          narrow({ certificates: chosen })
        }}
      />
    </div>
  )
}

function CategoryFilter({ wish, categories, onWish }: Pick<FilterPanelProps, 'wish' | 'categories' | 'onWish'>) {
  const text = useText()
  const local = useLocal()
  const category = categories.find(
    ({ _id, subCategories }) =>
      (wish.subCategoryId === null && _id === wish.categoryId) || subCategories.some((each) => each._id === wish.subCategoryId),
  )
  const options = (named: readonly (Schemas['Category'] | Schemas['SubCategory'])[]) =>
    named.map((each) => ({ value: each._id, label: local(each, 'name') }))
  return (
    <>
      <SelectField
        label={text('catalogue:filter.category')}
        placeholder={text('catalogue:filter.allCategories')}
        options={options(categories)}
        value={category?._id ?? ''}
        onChange={({ currentTarget: { value } }) => {
          onWish(withCategory(wish, value === '' ? null : value, null))
        }}
      />
      {(category !== undefined || wish.subCategoryId !== null || wish.categoryId !== null) && (
        <SelectField
          label={text('catalogue:filter.subCategory')}
          placeholder={text('catalogue:filter.allSubCategories')}
          disabled={category === undefined}
          options={options(category?.subCategories ?? [])}
          value={wish.subCategoryId ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onWish(withCategory(wish, category?._id ?? null, value === '' ? null : value))
          }}
        />
      )}
    </>
  )
}

interface ValueFilterProps<Value extends string> {
  title: string
  known: readonly Value[]
  chosen: readonly Value[]
  counts: readonly Schemas['FacetCount'][] | undefined
  nameOf: (value: Value) => string
  onChosen: (chosen: readonly Value[]) => void
}

/** The values that would leave something, and those already chosen, which must be there to be taken away. */
function ValueFilter<Value extends string>({ title, known, chosen, counts, nameOf, onChosen }: ValueFilterProps<Value>) {
  const { formatNumber } = useFormat()
  const countOf = new Map(counts?.map(({ value, count }) => [value, count]))
  const offered = [...new Set([...known, ...chosen])]
    .filter((value) => chosen.includes(value) || (countOf.get(value) ?? 0) > 0)
    .toSorted((one, other) => (countOf.get(other) ?? 0) - (countOf.get(one) ?? 0))
  if (offered.length === 0) return null
  return (
    <Group title={title}>
      <div className={styles.values}>
        {offered.map((value) => (
          <div key={value} className={styles.value}>
            <Checkbox
              label={nameOf(value)}
              checked={chosen.includes(value)}
              onChange={() => {
                onChosen(toggled(chosen, value))
              }}
            />
            <span className={styles.count}>{formatNumber(countOf.get(value) ?? 0)}</span>
          </div>
        ))}
      </div>
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.legend}>
        {title}
      </span>
      {children}
    </div>
  )
}
