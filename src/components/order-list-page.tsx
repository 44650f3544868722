import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedView, type FailedViewProps } from './failed-view.tsx'
import { OrderCard } from './order-card.tsx'
import { SearchBox } from './search-box.tsx'

export interface OrderListPageProps {
  side: 'buyer' | 'seller'
  title: string
  /** Groups of states to choose from; the first shows all. */
  groups: readonly { id: string; label: string }[]
  group: string
  search: string
  look: 'waiting' | 'filled' | 'empty' | 'failed'
  failure: FailedViewProps['failure']
  orders: readonly components['schemas']['OrderSummary'][]
  total: number
  page: number
  pageSize: number
  /** What a person does who has no orders at all. */
  emptyActions?: ReactNode | undefined
  onGroup: (id: string) => void
  onSearch: (search: string) => void
  onPage: (page: number) => void
  onRetry: () => void
}

/** A side's orders, by state or by what is searched for. */
export function OrderListPage(props: OrderListPageProps) {
  const text = useText()
  const { look, groups, group, search } = props
  return (
    <Page title={props.title} lead={look === 'filled' ? text('order:list.count', { count: props.total }) : undefined}>
      <Stack gap={4}>
        <SearchBox
          key={search}
          label={text('order:list.searchLabel')}
          placeholder={text('order:list.searchHint')}
          actionLabel={text('order:list.search')}
          initial={search}
          onSearch={props.onSearch}
        />
        <Cluster role="group" aria-label={text('order:list.groups')}>
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

function List(props: OrderListPageProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { look, side, orders, groups, group, search } = props
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
        title={text('order:list.noMatch')}
        actions={
          <Button
            onClick={() => {
              props.onGroup(all?.id ?? '')
            }}
          >
            {text('order:list.showAll')}
          </Button>
        }
      >
        {text('order:list.noMatchBody')}
      </EmptyState>
    ) : (
      <EmptyState
        icon="box"
        title={text(side === 'buyer' ? 'order:list.emptyBuyer' : 'order:list.emptySeller')}
        actions={props.emptyActions}
      >
        {text(side === 'buyer' ? 'order:list.emptyBuyerBody' : 'order:list.emptySellerBody')}
      </EmptyState>
    )
  }
  return (
    <>
      <Grid as="ul" min="20rem" aria-label={text('order:list.label')}>
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} side={side} />
        ))}
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
