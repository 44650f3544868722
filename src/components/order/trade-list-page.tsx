import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'

/** What the things of a list are called. */
export interface TradeListLabels {
  title: string
  count: string
  searchLabel: string
  searchHint: string
  groups: string
  label: string
  empty: string
  emptyBody: string
  noMatch: string
  noMatchBody: string
  showAll: string
}

export interface TradeListPageProps {
  labels: TradeListLabels
  icon: IconName
  /** Groups of states to choose from; the first shows all. */
  groups: readonly { id: string; label: string }[]
  group: string
  search: string
  look: 'waiting' | 'filled' | 'empty' | 'failed'
  failure: FailedViewProps['failure']
  total: number
  page: number
  pageSize: number
  /** Beside the title: the ways to related lists. */
  actions?: ReactNode | undefined
  /** One card for each thing. */
  children: ReactNode
  /** What a person does who has none at all. */
  emptyActions?: ReactNode | undefined
  onGroup: (id: string) => void
  onSearch: (search: string) => void
  onPage: (page: number) => void
  onRetry: () => void
}

/** A side's orders, samples or quotes, by state or by what is searched for. */
export function TradeListPage(props: TradeListPageProps) {
  const text = useText()
  const { look, labels, groups, group, search } = props
  return (
    <Page title={labels.title} lead={look === 'filled' ? labels.count : undefined} actions={props.actions}>
      <Stack gap={4}>
        <SearchBox
          key={search}
          label={labels.searchLabel}
          placeholder={labels.searchHint}
          actionLabel={text('order:list.search')}
          initial={search}
          onSearch={props.onSearch}
        />
        <Cluster role="group" aria-label={labels.groups}>
          {groups.map(({ id, label }) => (
            <Chip
              key={id}
              selected={id === group}
              onToggle={() => {
                props.onGroup(id)
              }}
            >
              {label}
            </Chip>
          ))}
        </Cluster>
        <List {...props} />
      </Stack>
    </Page>
  )
}

function List(props: TradeListPageProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { look, labels, groups, group, search } = props
  if (look === 'waiting') {
    return (
      <SkeletonGroup label={text('app:wait')}>
        <Grid min="20rem">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} shape="block" height="10.5rem" />
          ))}
        </Grid>
      </SkeletonGroup>
    )
  }
  if (look === 'failed') return <FailedView failure={props.failure} onRetry={props.onRetry} />
  if (look === 'empty') {
    const [all] = groups
    const narrowed = search !== '' || group !== all?.id
    return narrowed ? (
      <EmptyState
        icon="search"
        title={labels.noMatch}
        actions={
          <Button
            onClick={() => {
              props.onGroup(all?.id ?? '')
            }}
          >
            {labels.showAll}
          </Button>
        }
      >
        {labels.noMatchBody}
      </EmptyState>
    ) : (
      <EmptyState icon={props.icon} title={labels.empty} actions={props.emptyActions}>
        {labels.emptyBody}
      </EmptyState>
    )
  }
  return (
    <>
      <Grid as="ul" min="20rem" aria-label={labels.label}>
        {props.children}
      </Grid>
      <Pagination
        page={props.page}
        pageCount={Math.ceil(props.total / props.pageSize)}
        onPage={props.onPage}
        label={text('app:pages.label')}
        previousLabel={text('app:pages.previous')}
        nextLabel={text('app:pages.next')}
        pageLabel={(page) => text('app:pages.page', { page: formatNumber(page) })}
        formatPage={(page) => formatNumber(page)}
      />
    </>
  )
}
