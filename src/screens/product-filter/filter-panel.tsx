import { type ReactNode, useId } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import {
  type ProductFilters,
  type ProductSelection,
  certificates,
  grades,
  hasPrice,
  noFilters,
  physicalForms,
} from '#src/lib/product-filters.ts'
import { tradedCurrencies } from '#src/lib/traded-currencies.ts'
import { useSession } from '#src/session/use-session.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from './filter-panel.module.css'
import { PriceFilter } from './price-filter.tsx'
import { toggled, withCategory, withFilters } from './selection-changes.ts'

type Schemas = components['schemas']

export interface FilterPanelProps {
  selection: ProductSelection
  facets: Schemas['Facets'] | null
  categories: readonly Schemas['Category'][]
  onSelect: (selection: ProductSelection) => void
}

/**
 * Everything a product list can be narrowed by, each value with what it would leave. What waits for the counts comes last, so that
 * nothing moves when they come.
 */
export function FilterPanel({ selection, facets, categories, onSelect }: FilterPanelProps) {
  const text = useText()
  const { formatCountry } = useFormat()
  const { filters } = selection
  // A range that is there stays in the currency that it was asked for in.
  const own = useSession((session) => tradedCurrencies.find((currency) => currency === session.currency))
  const priceCurrency = hasPrice(filters) ? filters.priceCurrency : (own ?? noFilters.priceCurrency)
  const narrow = (changes: Partial<Omit<ProductFilters, 'page'>>) => onSelect(withFilters(selection, changes))
  return (
    <div className={styles.panel}>
      <CategoryFilter selection={selection} categories={categories} onSelect={onSelect} />
      <Checkbox
        label={text('catalogue:filter.inStock')}
        checked={filters.inStock}
        onChange={() => narrow({ inStock: !filters.inStock })}
      />
      <PriceFilter
        // What is typed but not applied goes when the price changes from outside.
        key={`${filters.priceFrom ?? ''} ${filters.priceTo ?? ''} ${priceCurrency}`}
        from={filters.priceFrom}
        to={filters.priceTo}
        currency={priceCurrency}
        onPrice={(priceFrom, priceTo) => narrow({ priceFrom, priceTo, priceCurrency })}
      />
      <ValueFilter
        title={text('catalogue:filter.grades')}
        known={grades}
        chosen={filters.grades}
        counts={facets?.grades}
        nameOf={(grade) => text(`catalogue:grade.${grade}`)}
        onChosen={(chosen) => narrow({ grades: chosen })}
      />
      <ValueFilter
        title={text('catalogue:filter.forms')}
        known={physicalForms}
        chosen={filters.forms}
        counts={facets?.forms}
        nameOf={(form) => text(`catalogue:form.${form}`)}
        onChosen={(chosen) => narrow({ forms: chosen })}
      />
      <ValueFilter
        title={text('catalogue:filter.countries')}
        known={facets?.countries.map(({ value }) => value) ?? []}
        chosen={filters.countries}
        counts={facets?.countries}
        nameOf={formatCountry}
        onChosen={(chosen) => narrow({ countries: chosen.toSorted() })}
      />
      <ValueFilter
        title={text('catalogue:filter.certificates')}
        known={certificates}
        chosen={filters.certificates}
        counts={facets?.certificates}
        nameOf={(certificate) => text(`catalogue:certificate.${certificate}`)}
        onChosen={(chosen) => narrow({ certificates: chosen })}
      />
    </div>
  )
}

function CategoryFilter({ selection, categories, onSelect }: Pick<FilterPanelProps, 'selection' | 'categories' | 'onSelect'>) {
  const text = useText()
  const local = useLocal()
  const category = categories.find(
    ({ _id, subCategories }) =>
      (selection.subCategoryId === null && _id === selection.categoryId) ||
      subCategories.some((each) => each._id === selection.subCategoryId),
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
        onChange={({ currentTarget: { value } }) => onSelect(withCategory(selection, value === '' ? null : value, null))}
      />
      {(category !== undefined || selection.subCategoryId !== null || selection.categoryId !== null) && (
        <SelectField
          label={text('catalogue:filter.subCategory')}
          placeholder={text('catalogue:filter.allSubCategories')}
          disabled={category === undefined}
          options={options(category?.subCategories ?? [])}
          value={selection.subCategoryId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSelect(withCategory(selection, category?._id ?? null, value === '' ? null : value))
          }
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
            <Checkbox label={nameOf(value)} checked={chosen.includes(value)} onChange={() => onChosen(toggled(chosen, value))} />
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
