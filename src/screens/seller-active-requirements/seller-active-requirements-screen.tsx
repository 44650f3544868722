import { useLocation } from 'react-router-dom'
import { RequirementListPage } from '#src/components/requirement/requirement-list-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { groupIn } from '#src/lib/group-address.ts'
import { activeRequirementAddress } from '#src/lib/paths.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'
import { requirementListMachine } from '#src/machines/requirement/requirement-list.machine.ts'
import {
  groupOfSeller,
  isNarrowed,
  queryOfSearch,
  queryOfSellerGroup,
  sellerGroups,
} from '#src/machines/requirement/requirement-list-view.ts'
import { Button } from '#src/ui/button.tsx'
import { RequirementFilters } from './requirement-filters.tsx'

/** What a seller may bid for, and what it has bid for. */
export function SellerActiveRequirementsScreen() {
  const text = useText()
  const asked = groupIn(useLocation().search)
  const [flow, actor] = useFlow(requirementListMachine, {
    query: queryOfSellerGroup(asked, { sort: 'closingSoon' }),
    pageSize: 12,
  })
  const { query } = flow.context
  const group = groupOfSeller(query)
  const ask = (wanted: ListQuery<'getRequirements'>) => actor.send({ type: 'query.changed', query: wanted })
  return (
    <RequirementListPage
      side="seller"
      title={text('requirement:seller.title')}
      lead={text('requirement:seller.lead')}
      searchLabel={text('requirement:seller.searchLabel')}
      groups={sellerGroups.map((id) => ({ id, label: text(`requirement:list.group.${id}`) }))}
      group={group}
      search={query.search ?? ''}
      tools={<RequirementFilters query={query} onQuery={ask} />}
      narrowed={isNarrowed(query)}
      flow={flow}
      actor={actor}
      none={
        group === 'myBids'
          ? {
              title: text('requirement:seller.noBids'),
              body: text('requirement:seller.noBidsBody'),
              actions: (
                <Button variant="primary" onClick={() => ask({})}>
                  {text('requirement:list.showAll')}
                </Button>
              ),
            }
          : { title: text('requirement:seller.none'), body: text('requirement:seller.noneBody') }
      }
      addressOf={activeRequirementAddress}
      onGroup={(chosen) => ask(queryOfSellerGroup(chosen, query))}
      onSearch={(search) => ask(queryOfSearch(search, query))}
      onAll={() => ask(queryOfSellerGroup(group, {}))}
    />
  )
}
