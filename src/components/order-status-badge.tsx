import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type OrderStatus = components['schemas']['OrderStatus']

const tones: Record<OrderStatus, BadgeTone> = {
  placed: 'info',
  accepted: 'info',
  invoiced: 'warning',
  paymentReview: 'warning',
  paid: 'primary',
  processing: 'primary',
  dispatched: 'primary',
  inTransit: 'primary',
  delivered: 'accent',
  completed: 'success',
  disputed: 'danger',
  rejected: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** How an order stands, in the words of the side that looks at it. */
export function OrderStatusBadge({ status, side }: { status: OrderStatus; side: 'buyer' | 'seller' }) {
  const text = useText()
  return <Badge tone={tones[status]}>{text(`order:status.${side}.${status}`)}</Badge>
}
