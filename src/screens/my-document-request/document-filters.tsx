import { useText } from '#src/i18n/use-text.ts'
import type { components } from '#src/generated/schema.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'
import { documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { requestDocumentBody } from '#src/generated/bodies/requestDocument.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

export type DocumentQuery = ListQuery<'getUserDocuments'>
type Status = components['schemas']['DocumentRequestStatus']

// The keys of a life-cycle's states are its states.
const statuses = Object.keys(documentRequestMachine.states) as Status[]
const kinds = requestDocumentBody.properties.kind.enum
const sorts = ['newest', 'oldest'] as const

/** The query with a state chosen; with any when it is none of the states. */
export function queryOfStatus(chosen: string, { statuses: _, ...query }: DocumentQuery): DocumentQuery {
  const status = statuses.find((each) => each === chosen)
  return status === undefined ? query : { ...query, statuses: [status] }
}

export interface DocumentFiltersProps {
  side: 'buyer' | 'seller'
  query: DocumentQuery
  onQuery: (query: DocumentQuery) => void
}

/** Which requests are shown, and in which order. */
export function DocumentFilters({ side, query, onQuery }: DocumentFiltersProps) {
  const text = useText()
  const { statuses: chosen } = query
  const { kinds: _, ...anyKind } = query
  return (
    <Cluster gap={3} justify="spread">
      <Cluster role="group" aria-label={text('document:list.groups')}>
        <Chip selected={chosen === undefined} onToggle={() => onQuery(queryOfStatus('', query))}>
          {text('document:list.all')}
        </Chip>
        {statuses.map((status) => (
          <Chip key={status} selected={chosen?.includes(status) ?? false} onToggle={() => onQuery(queryOfStatus(status, query))}>
            {text(`document:status.${side}.${status}`)}
          </Chip>
        ))}
      </Cluster>
      <Cluster>
        <SelectField
          label={text('document:list.kind')}
          labelHidden
          value={query.kinds?.[0] ?? ''}
          placeholder={text('document:list.anyKind')}
          options={kinds.map((kind) => ({ value: kind, label: text(`catalogue:document.${kind}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = kinds.find((each) => each === value)
            onQuery(kind === undefined ? anyKind : { ...anyKind, kinds: [kind] })
          }}
        />
        <SelectField
          label={text('document:list.sort')}
          labelHidden
          value={query.sort ?? 'newest'}
          options={sorts.map((sort) => ({ value: sort, label: text(`document:list.${sort}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onQuery({ ...query, sort: sorts.find((each) => each === value) ?? 'newest' })
          }
        />
      </Cluster>
    </Cluster>
  )
}
