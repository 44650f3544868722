import { failureText } from '#src/components/platform/failure-text.ts'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { OrderTotals } from '#src/components/order/order-totals.tsx'
import { OwnBidBadge } from '#src/components/requirement/requirement-status-badge.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { endText, zonedTimeText } from '#src/i18n/zoned-time.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { biddingActions } from '#src/machines/requirement/bidding-actions.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Columns, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import type { BiddingProps } from './bidding-props.ts'

type Bid = components['schemas']['Bid']

/** The seller's own bid, how it stands, and what it binds them to. */
export function OwnBid({ flow, actor, requirement, bid }: BiddingProps & { bid: Bid }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatQuantity } = useFormat()
  const { openForBids, deadline } = requirement
  const end = endText(bid.validUntil, language)
  const time = openForBids ? zonedTimeText(deadline, language) : end
  const fate = text(`requirement:bid.overBody.${bid.status}`, { time })
  return (
    <Card marked>
      <Section
        title={text('requirement:bid.own')}
        lead={openForBids && bid.status === 'submitted' ? text('requirement:bid.lead', { time }) : fate}
        actions={<OwnBidBadge status={bid.status} />}
      >
        <Columns aside={<OrderTotals totals={bid.totals} priceUnit={bid.priceUnit} />}>
          <FactList
            facts={[
              { name: text('requirement:fact.product'), value: <bdi>{bid.goodsName}</bdi> },
              { name: text('requirement:bid.quantity'), value: formatQuantity(bid.quantity) },
              { name: text('requirement:bids.leadTime'), value: text('requirement:bids.days', { count: bid.leadTimeDays }) },
              {
                name: text('requirement:fact.incoterm'),
                value: <Isolate>{[bid.incoterm, bid.incotermPlace].filter(Boolean).join(' ')}</Isolate>,
              },
              { name: text('requirement:bids.validUntil'), value: end },
              { name: text('requirement:bid.note'), value: bid.note === undefined ? undefined : <bdi>{bid.note}</bdi> },
            ]}
          />
        </Columns>
        <Cluster>
          {biddingActions(requirement, flow.context.side).includes('withdraw') && (
            <Button
              variant="quiet"
              icon="close"
              onClick={() => actor.send({ type: 'action.chosen', action: 'withdraw', about: { bidId: bid._id } })}
            >
              {text('requirement:bid.withdraw')}
            </Button>
          )}
          {bid.orderId !== undefined && (
            <ButtonLink variant="primary" href={orderDetailsAddress(bid.orderId)}>
              {text('requirement:bids.toOrder')}
            </ButtonLink>
          )}
        </Cluster>
        <Withdrawing flow={flow} actor={actor} />
      </Section>
    </Card>
  )
}

function Withdrawing({ flow, actor }: Pick<BiddingProps, 'flow' | 'actor'>) {
  const text = useText()
  const { asked, about, failure } = flow.context
  const message = failureText(failure, text)
  return (
    <ConfirmDialog
      open={asked === 'withdraw'}
      title={text('requirement:question.withdraw.title')}
      description={text('requirement:question.withdraw.body')}
      confirmLabel={text('requirement:question.withdraw.confirm')}
      cancelLabel={text('requirement:details.back')}
      danger
      busy={flow.hasTag('busy')}
      busyLabel={text('requirement:details.busy')}
      onConfirm={() => {
        if (about !== null) actor.send({ type: 'action.confirmed', command: { type: 'withdraw', ...about } })
      }}
      onCancel={() => actor.send({ type: 'action.abandoned' })}
    >
      <Stack>{message !== undefined && <Notice tone="error">{message}</Notice>}</Stack>
    </ConfirmDialog>
  )
}
