import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingGrid } from '#src/components/platform/waiting-view.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import type { ListActor, ListFlow } from '#src/components/platform/list-flow.ts'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
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
  flow: ListFlow<components['schemas']['RequirementSummary']>
  actor: ListActor
  /** In place of a list in which there is nothing at all. */
  none: { title: string; body: string; actions?: ReactNode | undefined }
  addressOf: (requirementId: string) => string
  onGroup: (id: string) => void
  onSearch: (search: string) => void
  onAll: () => void
}

/** A side's requirements, by group or by what is searched for. */
export function RequirementListPage(props: RequirementListPageProps) {
  const text = useText()
  const { flow, groups, group, search } = props
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
              <Chip key={id} selected={id === group} onToggle={() => props.onGroup(id)}>
                {label}
              </Chip>
            ))}
          </Cluster>
          {props.tools}
        </Cluster>
        <p role="status">{flow.hasTag('filled') ? text('requirement:list.count', { count: flow.context.total }) : ''}</p>
        <List {...props} />
      </Stack>
    </Page>
  )
}

function List(props: RequirementListPageProps) {
  const text = useText()
  const { flow, actor, side, none } = props
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty') && props.narrowed) {
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
  if (flow.hasTag('empty')) {
    return (
      <EmptyState icon="gavel" title={none.title} actions={none.actions}>
        {none.body}
      </EmptyState>
    )
  }
  if (!flow.hasTag('filled')) return <WaitingGrid height="13rem" />
  return (
    <PagedFlow flow={flow} actor={actor} label={text('requirement:list.pages')} waiting={flow.hasTag('busy')}>
      <Grid as="ul" min="20rem" aria-label={props.title}>
        {flow.context.items.map((requirement) => (
          <RequirementCard key={requirement._id} requirement={requirement} side={side} href={props.addressOf(requirement._id)} />
        ))}
      </Grid>
    </PagedFlow>
  )
}
