import type { ReactNode } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import type { FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { PagedList } from '#src/components/platform/paged-list.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { RatingSummary } from './rating-summary.tsx'

type RatingSort = components['schemas']['RatingSort']

/** How the list is narrowed and sorted. */
export interface RatingSelection {
  stars?: number
  sort?: RatingSort
}

export interface RatingListProps {
  flow: {
    hasTag: (tag: 'busy' | 'filled' | 'empty' | 'failed') => boolean
    context: {
      query: RatingSelection
      page: number
      pageSize: number
      total: number
      results: { average: number; counts: readonly number[] } | null
      failure: FailedViewProps['failure']
    }
  }
  onSelect: (selection: RatingSelection) => void
  onPage: (page: number) => void
  onRetry: () => void
  /** A card for each rating in view. */
  children: ReactNode
}

const sorts: readonly RatingSort[] = ['newest', 'highest', 'lowest']

/** All that buyers say, page by page: the figures, and the ratings narrowed and sorted. */
export function RatingList({ flow, onSelect, onPage, onRetry, children }: RatingListProps) {
  const text = useText()
  const { query, results, page, pageSize, total } = flow.context
  const { stars, sort = 'newest' } = query
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={{ send: onRetry }} />
  if (results === null) return <WaitingView height="10rem" />
  const all = results.counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return <p>{text('catalogue:reviews.none')}</p>
  const narrowed = stars === undefined ? {} : { stars }
  return (
    <Stack gap={4}>
      <RatingSummary
        average={results.average}
        counts={results.counts}
        chosen={stars}
        onStars={(chosen) => onSelect(chosen === undefined ? { sort } : { sort, stars: chosen })}
      />
      <Cluster>
        <SelectField
          label={text('catalogue:reviews.sort')}
          labelHidden
          value={sort}
          options={sorts.map((each) => ({ value: each, label: text(`catalogue:reviews.sorted.${each}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onSelect({ ...narrowed, sort: sorts.find((each) => each === value) ?? sort })
          }
        />
      </Cluster>
      {flow.hasTag('empty') ? (
        <p>{text('catalogue:reviews.noneOfStars')}</p>
      ) : (
        <PagedList
          label={text('catalogue:reviews.pages')}
          page={page}
          pageSize={pageSize}
          total={total}
          waiting={flow.hasTag('busy')}
          onPage={onPage}
        >
          <Stack as="ul" gap={3}>
            {children}
          </Stack>
        </PagedList>
      )}
    </Stack>
  )
}
