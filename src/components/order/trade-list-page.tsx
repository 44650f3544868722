import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { WaitingGrid } from '#src/components/platform/waiting-view.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import type { ListActor, ListFlow } from '#src/components/platform/list-flow.ts'
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
  flow: ListFlow<unknown>
  actor: ListActor
  /** Beside the title: the ways to related lists. */
  actions?: ReactNode | undefined
  /** One card for each thing. */
  children: ReactNode
  /** What a person does who has none at all. */
  emptyActions?: ReactNode | undefined
  onGroup: (id: string) => void
  onSearch: (search: string) => void
}

/** A side's orders, samples or quotes, by state or by what is searched for. */
export function TradeListPage(props: TradeListPageProps) {
  const text = useText()
  const { flow, labels, groups, group, search } = props
  return (
    <Page title={labels.title} lead={flow.hasTag('filled') ? labels.count : undefined} actions={props.actions}>
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
            <Chip key={id} selected={id === group} onToggle={() => props.onGroup(id)}>
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
  const { flow, actor, labels, groups, group, search } = props
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty')) {
    const [all] = groups
    const narrowed = search !== '' || group !== all?.id
    return narrowed ? (
      <EmptyState
        icon="search"
        title={labels.noMatch}
        actions={<Button onClick={() => props.onGroup(all?.id ?? '')}>{labels.showAll}</Button>}
      >
        {labels.noMatchBody}
      </EmptyState>
    ) : (
      <EmptyState icon={props.icon} title={labels.empty} actions={props.emptyActions}>
        {labels.emptyBody}
      </EmptyState>
    )
  }
  if (!flow.hasTag('filled')) return <WaitingGrid height="10.5rem" />
  const { page, pageSize, total } = flow.context
  return (
    <>
      <Grid as="ul" min="20rem" aria-label={labels.label}>
        {props.children}
      </Grid>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
        label={text('app:pages.label')}
        previousLabel={text('app:pages.previous')}
        nextLabel={text('app:pages.next')}
        pageLabel={(each) => text('app:pages.page', { page: formatNumber(each) })}
        formatPage={formatNumber}
      />
    </>
  )
}
