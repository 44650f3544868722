import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type Schemas = components['schemas']

const tones: Record<Schemas['RequirementStatus'] | 'deciding', BadgeTone> = {
  open: 'primary',
  deciding: 'warning',
  awarded: 'success',
  closed: 'neutral',
  expired: 'neutral',
}

/** How a requirement stands. Open and past its deadline it takes no bids any more, but its buyer can still choose. */
export function RequirementStatusBadge({ status, openForBids }: Pick<Schemas['Requirement'], 'status' | 'openForBids'>) {
  const text = useText()
  const state = status === 'open' && !openForBids ? 'deciding' : status
  return <Badge tone={tones[state]}>{text(`requirement:status.${state}`)}</Badge>
}

const bidTones: Record<Schemas['BidStatus'], BadgeTone> = {
  submitted: 'info',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
}

/** How the seller's own bid stands. */
export function OwnBidBadge({ status }: Pick<Schemas['Bid'], 'status'>) {
  const text = useText()
  return (
    <Badge tone={bidTones[status]} icon={status === 'accepted' ? 'check' : undefined}>
      {text(`requirement:myBid.${status}`)}
    </Badge>
  )
}
