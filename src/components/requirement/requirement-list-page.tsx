import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { PagedList } from '#src/components/platform/paged-list.tsx'
import { RequirementCard } from './requirement-card.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'

export interface RequirementListPageProps {
  side: 'buyer' | 'seller'
  title: string
  lead: string
  /** Beside the title. */
  actions?: ReactNode | undefined
  /** Between the title and the list. */
  above?: ReactNode | undefined
  searchLabel: string
  groups: readonly { id: string; label: string }[]
  group: string
  search: string
  /** Further ways to narrow the list. */
  tools?: ReactNode | undefined
  /** Something narrows the list, so there may be more. */
  narrowed: boolean
  look: 'waiting' | 'filled' | 'empty' | 'failed'
  /** What is shown is being read again. */
  rereading: boolean
  failure: FailedViewProps['failure']
  requirements: readonly components['schemas']['RequirementSummary'][]
  total: number
  page: number
  pageSize: number
  /** In place of a list in which there is nothing at all. */
  none: { title: string; body: string; actions?: ReactNode | undefined }
  addressOf: (requirementId: string) => string
  onGroup: (id: string) => void
  onSearch: (search: string) => void
  onAll: () => void
  onPage: (page: number) => void
  onRetry: () => void
}

/** A side's requirements, by group or by what is searched for. */
export function RequirementListPage(props: RequirementListPageProps) {
  const text = useText()
  const { look, groups, group, search, total } = props
  return (
    <Page title={props.title} lead={props.lead} actions={props.actions}>
      <Stack gap={4}>
        {props.above}
        <SearchBox
          key={search}
          label={props.searchLabel}
          placeholder={text('requirement:list.searchHint')}
          actionLabel={text('requirement:list.search')}
          initial={search}
          onSearch={props.onSearch}
        />
        <Cluster justify="spread">
          <Cluster role="group" aria-label={text('requirement:list.groups')}>
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
          {props.tools}
        </Cluster>
        <p role="status">{look === 'filled' ? text('requirement:list.count', { count: total }) : ''}</p>
        <List {...props} />
      </Stack>
    </Page>
  )
}

function List(props: RequirementListPageProps) {
  const text = useText()
  const { look, side, none } = props
  if (look === 'waiting') return <Waiting />
  if (look === 'failed') return <FailedView failure={props.failure} onRetry={props.onRetry} />
  if (look === 'empty' && props.narrowed) {
    return (
      <EmptyState
        icon="search"
        title={text('requirement:list.noMatch')}
        actions={<Button onClick={props.onAll}>{text('requirement:list.showAll')}</Button>}
      >
        {text('requirement:list.noMatchBody')}
      </EmptyState>
    )
  }
  if (look === 'empty') {
    return (
      <EmptyState icon="gavel" title={none.title} actions={none.actions}>
        {none.body}
      </EmptyState>
    )
  }
  return (
    <PagedList
      label={text('requirement:list.pages')}
      page={props.page}
      pageSize={props.pageSize}
      total={props.total}
      waiting={props.rereading}
      onPage={props.onPage}
    >
      <Grid as="ul" min="20rem" aria-label={props.title}>
        {props.requirements.map((requirement) => (
          <RequirementCard key={requirement._id} requirement={requirement} side={side} href={props.addressOf(requirement._id)} />
        ))}
      </Grid>
    </PagedList>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Grid min="20rem">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} shape="block" height="13rem" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
