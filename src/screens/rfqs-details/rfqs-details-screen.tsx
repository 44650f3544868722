import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingBlocks } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { activeRequirementAddress, paths } from '#src/lib/paths.ts'
import { awardingMachine } from '#src/machines/requirement/awarding.machine.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSide } from '#src/session/use-side.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { savesDocument } from '#src/ui/save-file.ts'
import { AwardingDialogs } from './awarding-dialogs.tsx'
import { RequirementView } from './requirement-view.tsx'

const awarding = awardingMachine.provide({ actions: savesDocument })

/** One own requirement with its bids. Which one it is stands in the session. */
export function RfqsDetailsScreen() {
  const requirementId = useChosenId('requirement')
  const side = useSide()
  return <OneRequirement key={`${requirementId ?? ''} ${side}`} requirementId={requirementId} side={side} />
}

function OneRequirement({ requirementId, side }: { requirementId: string | null; side: Role }) {
  const text = useText()
  const [flow, actor] = useFlow(awarding, { id: requirementId, side })
  const { entity: requirement } = flow.context
  const toOwn = <ButtonLink href={paths.myOrderRequest}>{text('requirement:details.toOwn')}</ButtonLink>
  if (requirement !== null && requirement.own) {
    return (
      <>
        <RequirementView flow={flow} actor={actor} requirement={requirement} />
        <AwardingDialogs flow={flow} actor={actor} requirement={requirement} />
      </>
    )
  }
  return (
    <Page title={text('requirement:details.title')}>
      {requirement !== null && <OtherBuyersRequirement requirementId={requirement._id} />}
      {flow.hasTag('empty') && (
        <EmptyState icon="gavel" title={text('requirement:details.nothingChosen')} actions={toOwn}>
          {text('requirement:details.nothingChosenBody')}
        </EmptyState>
      )}
      {flow.hasTag('busy') && <WaitingBlocks heights={['14rem', '20rem']} />}
      {requirement === null && <FailedFlow flow={flow} actor={actor} actions={toOwn} />}
    </Page>
  )
}

/** Sellers have a page of their own for it. */
function OtherBuyersRequirement({ requirementId }: { requirementId: string }) {
  const text = useText()
  return (
    <EmptyState
      icon="gavel"
      title={text('requirement:details.notYours')}
      actions={
        <ButtonLink variant="primary" href={activeRequirementAddress(requirementId)}>
          {text('requirement:details.toBidPage')}
        </ButtonLink>
      }
    >
      {text('requirement:details.notYoursBody')}
    </EmptyState>
  )
}
