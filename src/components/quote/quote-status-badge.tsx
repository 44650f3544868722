import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type QuoteStatus = components['schemas']['QuoteStatus']
type Side = 'buyer' | 'seller'

const tones: Record<QuoteStatus, Record<Side, BadgeTone>> = {
  requested: { buyer: 'info', seller: 'warning' },
  offered: { buyer: 'warning', seller: 'info' },
  countered: { buyer: 'info', seller: 'warning' },
  accepted: { buyer: 'success', seller: 'success' },
  rejected: { buyer: 'danger', seller: 'danger' },
  withdrawn: { buyer: 'neutral', seller: 'neutral' },
  expired: { buyer: 'neutral', seller: 'neutral' },
}

/** How a quote stands, in the words of the side that looks at it; what waits for that side stands out. */
export function QuoteStatusBadge({ status, side }: { status: QuoteStatus; side: Side }) {
  const text = useText()
  return <Badge tone={tones[status][side]}>{text(`quote:status.${side}.${status}`)}</Badge>
}
