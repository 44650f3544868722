import { useFlow } from '#src/flow/use-flow.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { categoriesMachine } from '#src/machines/catalogue/categories.machine.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'
import { groupOfSeller, queryOfCategory } from '#src/machines/requirement/requirement-list-view.ts'
import { Cluster } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

type Query = ListQuery<'getRequirements'>

const sorts = ['closingSoon', 'newest'] as const

/** Of which category, and in which order. */
export function RequirementFilters({ query, onQuery }: { query: Query; onQuery: (query: Query) => void }) {
  const text = useText()
  const local = useLocal()
  const [categories] = useFlow(categoriesMachine, { body: {} })
  const options = categories.context.results?.categories ?? []
  return (
    <Cluster>
      <SelectField
        label={text('requirement:seller.category')}
        labelHidden
        value={query.categoryId ?? ''}
        placeholder={text('requirement:seller.allCategories')}
        options={options.map((category) => ({ value: category._id, label: local(category, 'name') }))}
        onChange={({ currentTarget: { value } }) => onQuery(queryOfCategory(value, query))}
      />
      {groupOfSeller(query) !== 'myBids' && (
        <SelectField
          label={text('requirement:list.sort')}
          labelHidden
          value={query.sort ?? 'newest'}
          options={sorts.map((sort) => ({ value: sort, label: text(`requirement:list.${sort}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onQuery({ ...query, sort: sorts.find((sort) => sort === value) ?? 'newest' })
          }
        />
      )}
    </Cluster>
  )
}
