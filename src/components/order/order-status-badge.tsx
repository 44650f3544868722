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

export interface OrderStatusBadgeProps {
  status: OrderStatus
  side: 'buyer' | 'seller'
  /** Nothing is to be paid. */
  free?: boolean | undefined
}

/** How an order stands, in the words of the side that looks at it. */
export function OrderStatusBadge({ status, side, free = false }: OrderStatusBadgeProps) {
  const text = useText()
  // What is free is accepted without an invoice to follow.
  return (
    <Badge tone={tones[status]}>{text(`order:status.${side}.${free && status === 'accepted' ? 'acceptedFree' : status}`)}</Badge>
  )
}
