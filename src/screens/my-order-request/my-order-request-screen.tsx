import { RequirementListPage } from '#src/components/requirement/requirement-list-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths, rfqDetailsAddress } from '#src/lib/paths.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'
import { requirementListMachine } from '#src/machines/requirement/requirement-list.machine.ts'
import {
  allRequirements,
  groupOfOwn,
  isNarrowed,
  queryOfOwnGroup,
  queryOfSearch,
  requirementGroups,
} from '#src/machines/requirement/requirement-list-view.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { OtherRequests } from './other-requests.tsx'

/** What a buyer has asked for: the requirements that sellers bid for, and the ways to quotes, samples and documents. */
export function MyOrderRequestScreen() {
  const text = useText()
  const [flow, actor] = useFlow(requirementListMachine, { query: {}, pageSize: 12 })
  const { query } = flow.context
  const ask = (wanted: ListQuery<'getRequirements'>) => actor.send({ type: 'query.changed', query: wanted })
  const post = (
    <ButtonLink variant="primary" icon="plus" href={paths.productRequirementPost}>
      {text('requirement:own.post')}
    </ButtonLink>
  )
  return (
    <RequirementListPage
      side="buyer"
      title={text('requirement:own.title')}
      lead={text('requirement:own.lead')}
      actions={post}
      above={<OtherRequests />}
      searchLabel={text('requirement:own.searchLabel')}
      groups={[allRequirements, ...requirementGroups].map((id) => ({ id, label: text(`requirement:list.group.${id}`) }))}
      group={groupOfOwn(query)}
      search={query.search ?? ''}
      narrowed={isNarrowed(query)}
      flow={flow}
      actor={actor}
      none={{ title: text('requirement:own.none'), body: text('requirement:own.noneBody') }}
      addressOf={rfqDetailsAddress}
      onGroup={(group) => ask(queryOfOwnGroup(group, query))}
      onSearch={(search) => ask(queryOfSearch(search, query))}
      onAll={() => ask({})}
    />
  )
}
