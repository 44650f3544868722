import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingBlocks } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { biddingMachine } from '#src/machines/requirement/bidding.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { savesDocument } from '#src/ui/save-file.ts'
import { BiddingView } from './bidding-view.tsx'

const bidding = biddingMachine.provide({ actions: savesDocument })

/** One requirement of a buyer, with the form of a bid. Which one it is stands in the session. */
export function SellerActiveRequirementsDetailsScreen() {
  const requirementId = useChosenId('requirement')
  return <OneRequirement key={requirementId} requirementId={requirementId} />
}

function OneRequirement({ requirementId }: { requirementId: string | null }) {
  const text = useText()
  const [flow, actor] = useFlow(bidding, { id: requirementId, side: 'seller' })
  const { entity: requirement } = flow.context
  const toActive = <ButtonLink href={paths.sellerActiveRequirements}>{text('requirement:details.toActive')}</ButtonLink>
  if (requirement !== null) return <BiddingView flow={flow} actor={actor} requirement={requirement} />
  return (
    <Page title={text('requirement:details.title')}>
      {flow.hasTag('empty') && (
        <EmptyState icon="gavel" title={text('requirement:details.nothingChosen')} actions={toActive}>
          {text('requirement:details.nothingChosenSeller')}
        </EmptyState>
      )}
      {flow.hasTag('busy') && <WaitingBlocks heights={['14rem', '28rem']} />}
      <FailedFlow flow={flow} actor={actor} actions={toActive} />
    </Page>
  )
}
