import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { TenderCard } from '#src/components/requirement/tender-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'
import { tenderListMachine } from '#src/machines/requirement/tender-list.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Grid } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './tender-news-screen.module.css'

type Query = ListQuery<'getChemicalTender'>

const kinds = ['news', 'requirement'] as const
const sorts = ['newest', 'closingSoon'] as const

/** Calls for tenders from outside, and what the marketplace's own buyers look for. */
export function TenderNewsScreen() {
  const text = useText()
  const [flow, actor] = useFlow(tenderListMachine, { query: {}, pageSize: 12 })
  const { items, total, query } = flow.context
  const ask = (next: Query) => actor.send({ type: 'query.changed', query: next })
  return (
    <Page title={text('contents:tender.title')} lead={text('contents:tender.lead')}>
      <div className={styles.search}>
        <SearchBox
          key={query.search ?? ''}
          initial={query.search}
          label={text('contents:tender.searchLabel')}
          placeholder={text('contents:tender.searchPlaceholder')}
          actionLabel={text('contents:tender.search')}
          onSearch={(search) => ask(withSearch(query, search))}
        />
      </div>
      <div className={styles.tools}>
        <Kinds query={query} onQuery={ask} />
        <SelectField
          label={text('contents:tender.sort.label')}
          labelHidden
          value={query.sort ?? 'newest'}
          options={sorts.map((sort) => ({ value: sort, label: text(`contents:tender.sort.${sort}`) }))}
          onChange={({ currentTarget: { value } }) => ask({ ...query, sort: sorts.find((sort) => sort === value) ?? 'newest' })}
        />
      </div>
      <p role="status" className={styles.count}>
        {flow.hasTag('filled') ? text('contents:tender.count', { count: total }) : ''}
      </p>
      {flow.hasTag('busy') && <Waiting />}
      {flow.hasTag('filled') && (
        <PagedFlow flow={flow} actor={actor} label={text('contents:tender.pages')}>
          <Grid as="ul" min="20rem">
            {items.map((tender) => (
              <TenderCard key={tender._id} tender={tender} />
            ))}
          </Grid>
        </PagedFlow>
      )}
      {flow.hasTag('empty') && <NoTenders query={query} onQuery={ask} />}
      <FailedFlow flow={flow} actor={actor} actions={<ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>} />
    </Page>
  )
}

interface QueryProps {
  query: Query
  onQuery: (query: Query) => void
}

function withSearch({ search: _, ...rest }: Query, search: string): Query {
  return search === '' ? rest : { ...rest, search }
}

function Kinds({ query: { kind, ...rest }, onQuery }: QueryProps) {
  const text = useText()
  const chips = [
    { id: 'all', selected: kind === undefined, next: rest },
    ...kinds.map((each) => ({ id: each, selected: kind === each, next: { ...rest, kind: each } })),
  ] as const
  return (
    <Cluster role="group" aria-label={text('contents:tender.kinds')}>
      {chips.map(({ id, selected, next }) => (
        <Chip key={id} selected={selected} onToggle={() => onQuery(next)}>
          {text(`contents:tender.group.${id}`)}
        </Chip>
      ))}
    </Cluster>
  )
}

function NoTenders({ query, onQuery }: QueryProps) {
  const text = useText()
  const narrowed = query.search !== undefined || query.kind !== undefined
  if (!narrowed) {
    return (
      <EmptyState
        icon="gavel"
        title={text('contents:tender.none')}
        actions={<ButtonLink href={paths.productFilter}>{text('catalogue:list.all')}</ButtonLink>}
      >
        {text('contents:tender.noneBody')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="search"
      title={text('contents:tender.noMatch')}
      actions={
        <Button variant="primary" onClick={() => onQuery({})}>
          {text('contents:tender.showAll')}
        </Button>
      }
    >
      {text('contents:tender.noMatchBody')}
    </EmptyState>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('contents:tender.waitingAll')}>
      <Grid min="20rem">
        {Array.from({ length: 9 }, (_, at) => (
          <Card key={at}>
            <Skeleton lines={5} />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
