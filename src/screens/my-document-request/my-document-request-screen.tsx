import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { groupIn } from '#src/lib/group-address.ts'
import { paths } from '#src/lib/paths.ts'
import { documentListMachine } from '#src/machines/document/document-list.machine.ts'
import { useSide } from '#src/session/use-side.ts'
import { WaitingGrid } from '#src/components/platform/waiting-view.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { DocumentCard } from './document-card.tsx'
import { type DocumentQuery, DocumentFilters, queryOfStatus } from './document-filters.tsx'

type Side = 'buyer' | 'seller'

/** The documents that a person has asked for, or is asked for, by the side they act on. */
export function MyDocumentRequestScreen() {
  const side = useSide()
  return <Requests key={side} side={side} />
}

function Requests({ side }: { side: Side }) {
  const text = useText()
  const [flow, actor] = useFlow(documentListMachine, { query: queryOfStatus(groupIn(useLocation().search), {}), pageSize: 12 })
  const { query, items, total } = flow.context
  const ask = (next: DocumentQuery) => actor.send({ type: 'query.changed', query: next })
  const filled = flow.hasTag('filled')
  return (
    <Page
      title={text(side === 'buyer' ? 'document:list.buyerTitle' : 'document:list.sellerTitle')}
      lead={<span role="status">{filled ? text('document:list.count', { count: total }) : ''}</span>}
    >
      <Stack gap={4}>
        <SearchBox
          key={query.search ?? ''}
          initial={query.search}
          label={text('document:list.searchLabel')}
          placeholder={text('document:list.searchHint')}
          actionLabel={text('document:list.search')}
          onSearch={(search) => {
            const { search: _, ...rest } = query
            ask(search === '' ? rest : { ...rest, search })
          }}
        />
        <DocumentFilters side={side} query={query} onQuery={ask} />
        {flow.hasTag('busy') && !filled && <WaitingGrid height="9.5rem" label={text('document:list.waiting')} />}
        {filled && (
          <PagedFlow flow={flow} actor={actor} label={text('document:list.pages')}>
            <Grid as="ul" min="20rem" aria-label={text('document:list.label')}>
              {items.map((request) => (
                <DocumentCard key={request._id} request={request} side={side} />
              ))}
            </Grid>
          </PagedFlow>
        )}
        {flow.hasTag('empty') && <NoRequests side={side} query={query} onQuery={ask} />}
        <FailedFlow flow={flow} actor={actor} />
      </Stack>
    </Page>
  )
}

function NoRequests({ side, query, onQuery }: { side: Side; query: DocumentQuery; onQuery: (query: DocumentQuery) => void }) {
  const text = useText()
  if (query.search !== undefined || query.statuses !== undefined || query.kinds !== undefined) {
    return (
      <EmptyState
        icon="search"
        title={text('document:list.noMatch')}
        actions={<Button onClick={() => onQuery({})}>{text('document:list.showAll')}</Button>}
      >
        {text('document:list.noMatchBody')}
      </EmptyState>
    )
  }
  return side === 'buyer' ? (
    <EmptyState
      icon="file"
      title={text('document:list.emptyBuyer')}
      actions={
        <ButtonLink variant="primary" href={paths.productFilter}>
          {text('document:list.browse')}
        </ButtonLink>
      }
    >
      {text('document:list.emptyBuyerBody')}
    </EmptyState>
  ) : (
    <EmptyState
      icon="file"
      title={text('document:list.emptySeller')}
      actions={<ButtonLink href={paths.sellerProduct}>{text('document:list.myProducts')}</ButtonLink>}
    >
      {text('document:list.emptySellerBody')}
    </EmptyState>
  )
}
