import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { bidActions } from '#src/machines/requirement/awarding-actions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { AwardingProps } from './awarding-props.ts'
import styles from './bids-table.module.css'

/** What the buyer can do with one bid, or how it ended. */
export function BidActions({ flow, actor, requirement, bid }: AwardingProps & { bid: components['schemas']['Bid'] }) {
  const text = useText()
  const actions = bidActions(requirement, bid._id, flow.context.side)
  const name = bid.seller?.businessName ?? bid.goodsName
  return (
    <span className={styles.actions}>
      {(actions.length === 0 || bid.status !== 'submitted') && (
        <Badge tone={bid.status === 'accepted' ? 'success' : 'neutral'}>{text(`requirement:bids.state.${bid.status}`)}</Badge>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          compact
          variant={action === 'accept' ? 'primary' : 'quiet'}
          onClick={() => actor.send({ type: 'action.chosen', action, about: { bid } })}
        >
          <span aria-hidden="true">{text(`requirement:bids.${action}`)}</span>
          <VisuallyHidden>{text(`requirement:bids.${action}Of`, { name })}</VisuallyHidden>
        </Button>
      ))}
      {bid.orderId !== undefined && (
        <ButtonLink compact href={orderDetailsAddress(bid.orderId)}>
          {text('requirement:bids.toOrder')}
        </ButtonLink>
      )}
    </span>
  )
}
