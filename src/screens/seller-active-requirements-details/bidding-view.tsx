import { RequirementSection } from '#src/components/requirement/requirement-section.tsx'
import { RequirementStatusBadge } from '#src/components/requirement/requirement-status-badge.tsx'
import { RequirementAlerts } from '#src/components/requirement/requirement-alerts.tsx'
import { TimeLeftBadge } from '#src/components/platform/time-left-badge.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths, rfqDetailsAddress } from '#src/lib/paths.ts'
import { biddingActions } from '#src/machines/requirement/bidding-actions.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import type { BiddingProps } from './bidding-props.ts'
import { BidPanel } from './bid-panel.tsx'
import { OwnBid } from './own-bid.tsx'

/** A requirement that has come: the own bid, what is needed, and what can be offered for it. */
export function BiddingView({ flow, actor, requirement }: BiddingProps) {
  const text = useText()
  const { side, attachment } = flow.context
  const { title, number, language, openForBids, deadline, own, myBid } = requirement
  return (
    <Page
      title={<bdi lang={language}>{title}</bdi>}
      above={
        <Breadcrumbs
          label={text('requirement:details.breadcrumb')}
          items={[{ label: text('requirement:seller.title'), href: paths.sellerActiveRequirements }, { label: number }]}
        />
      }
    >
      <Stack gap={5}>
        <Cluster>
          <RequirementStatusBadge {...requirement} />
          {openForBids && <TimeLeftBadge deadline={deadline} />}
        </Cluster>
        {own && <Own requirementId={requirement._id} />}
        {myBid !== undefined && <OwnBid flow={flow} actor={actor} requirement={requirement} bid={myBid} />}
        <RequirementSection
          requirement={requirement}
          fetching={attachment}
          onOpen={(opened) => actor.send({ type: 'attachment.opened', attachment: opened })}
        />
        <PaymentAlerts flow={flow} actor={actor} />
        {biddingActions(requirement, side).includes('bid') && <BidPanel flow={flow} actor={actor} requirement={requirement} />}
      </Stack>
    </Page>
  )
}

/** A buyer that also sells looks at what it has asked for itself. */
function Own({ requirementId }: { requirementId: string }) {
  const text = useText()
  return (
    <Notice
      title={text('requirement:details.ownAtSeller')}
      actions={<ButtonLink href={rfqDetailsAddress(requirementId)}>{text('requirement:details.toBids')}</ButtonLink>}
    >
      {text('requirement:details.ownAtSellerBody')}
    </Notice>
  )
}

/** Beside the form, where the press was; what a field is to blame for stands on the field. */
function PaymentAlerts({ flow, actor }: Pick<BiddingProps, 'flow' | 'actor'>) {
  const { failure, asked } = flow.context
  const refused = failure?.kind === 'rejected' && asked === null && Object.keys(failure.fields).length === 0
  return (
    <RequirementAlerts
      problem={flow.hasTag('unreachable') ? 'unconfirmed' : refused ? 'refused' : null}
      behind={flow.hasTag('failed') && !flow.hasTag('unreachable')}
      failure={failure}
      onRetry={() => actor.send({ type: 'retry.asked' })}
      onDismiss={() => actor.send({ type: 'failure.dismissed' })}
    />
  )
}
