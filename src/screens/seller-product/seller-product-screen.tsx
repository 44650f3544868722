import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useListingQuestion } from '#src/flow/use-listing-question.ts'
import { ListingDialog } from '#src/forms/listing/listing-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import {
  type ListingChangeRef,
  type ListingListRef,
  listingsMachine,
  listingsParts,
} from '#src/machines/listing/listings.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { ListingsTable } from './listings-table.tsx'
import { filterOf, listingsFilters, listingsSorts, listingsQuery, withFilter, withSearch } from './listings-filters.ts'

/** What a seller has listed, with what it needs to know of each and can do with it. */
export function SellerProductScreen() {
  const sellerId = useSession(({ userId }) => userId)
  // The gate lets nobody in without a session; its id is that of the seller.
  return sellerId === null ? null : <Listings key={sellerId} sellerId={sellerId} />
}

function Listings({ sellerId }: { sellerId: string }) {
  const { search: address } = useLocation()
  const [flow] = useFlow(listingsMachine, { query: listingsQuery(sellerId, address) })
  const { list, change } = listingsParts(flow)
  useOnChange(address, () => list.send({ type: 'query.changed', query: listingsQuery(sellerId, address) }))
  return (
    <>
      <OwnList list={list} change={change} />
      <Question change={change} />
    </>
  )
}

function OwnList({ list, change }: { list: ListingListRef; change: ListingChangeRef }) {
  const text = useText()
  const flow = useSelector(list, (snapshot) => snapshot)
  const { query, items, total } = flow.context
  const search = query.search ?? ''
  const filter = filterOf(query)
  const filters = (wanted: typeof query) => list.send({ type: 'query.wished', query: wanted })
  return (
    <Page
      title={text('selling:list.title')}
      lead={flow.hasTag('filled') ? text('selling:list.count', { count: total }) : undefined}
      actions={<AddProduct />}
    >
      <Stack gap={4}>
        <SearchBox
          key={search}
          label={text('selling:list.searchLabel')}
          placeholder={text('selling:list.searchHint')}
          actionLabel={text('selling:list.search')}
          initial={search}
          onSearch={(wanted) => filters(withSearch(query, wanted))}
        />
        <Cluster justify="spread" gap={3}>
          <Cluster role="group" aria-label={text('selling:list.filter.label')}>
            {listingsFilters.map((each) => (
              <Chip key={each} selected={each === filter} onToggle={() => filters(withFilter(query, each))}>
                {text(`selling:list.filter.${each}`)}
              </Chip>
            ))}
          </Cluster>
          <SelectField
            label={text('selling:list.sort.label')}
            labelHidden
            value={query.sort ?? listingsSorts[0]}
            options={listingsSorts.map((each) => ({ value: each, label: text(`selling:list.sort.${each}`) }))}
            onChange={({ currentTarget: { value } }) =>
              filters({ ...query, sort: listingsSorts.find((each) => each === value) ?? listingsSorts[0] })
            }
          />
        </Cluster>
        {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="28rem" />}
        <FailedFlow flow={flow} actor={list} />
        {flow.hasTag('empty') && (
          <NoProducts
            narrowed={search !== '' || filter !== 'all'}
            onShowAll={() => filters(withSearch(withFilter(query, 'all'), ''))}
          />
        )}
        {flow.hasTag('filled') && (
          <PagedFlow flow={flow} actor={list} label={text('selling:list.pages')}>
            <ListingsTable
              products={items}
              onAction={(action, listing) => change.send({ type: 'action.chosen', action, listing })}
            />
          </PagedFlow>
        )}
      </Stack>
    </Page>
  )
}

function AddProduct() {
  const text = useText()
  return (
    <ButtonLink href={paths.sellerProductNew} variant="primary" icon="plus">
      {text('selling:list.add')}
    </ButtonLink>
  )
}

function NoProducts({ narrowed, onShowAll }: { narrowed: boolean; onShowAll: () => void }) {
  const text = useText()
  if (!narrowed) return <EmptyState title={text('selling:list.empty')}>{text('selling:list.emptyBody')}</EmptyState>
  return (
    <EmptyState
      icon="search"
      title={text('selling:list.noMatch')}
      actions={<Button onClick={onShowAll}>{text('selling:list.showAll')}</Button>}
    >
      {text('selling:list.noMatchBody')}
    </EmptyState>
  )
}

/** What is asked before a product is changed. */
function Question({ change }: { change: ListingChangeRef }) {
  const question = useListingQuestion(change)
  return question && <ListingDialog {...question} />
}
