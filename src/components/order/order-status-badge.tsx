import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type OrderStatus = components['schemas']['OrderStatus']

const tones: Record<OrderStatus, BadgeTone> = {
  placed: 'info',
  freightQuoted: 'warning',
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
  /** The buyer fetches the goods. */
  collected?: boolean | undefined
  /** It is paid some days after the invoice, and prepared before. */
  onTerms?: boolean | undefined
}

/** How an order stands, in the words of the side that looks at it. */
export function OrderStatusBadge({ status, side, free = false, collected = false, onTerms = false }: OrderStatusBadgeProps) {
  const text = useText()
  return <Badge tone={tones[status]}>{text(`order:status.${side}.${textOf(status, { free, collected, onTerms })}`)}</Badge>
}

type Traits = Record<'free' | 'collected' | 'onTerms', boolean>

function textOf(status: OrderStatus, { free, collected, onTerms }: Traits) {
  // What is free is accepted without an invoice to follow.
  if (free && status === 'accepted') return 'acceptedFree'
  // Its seller prepares it now.
  if (onTerms && status === 'invoiced') return 'invoicedOnTerms'
  // Nobody carries what is collected.
  if (collected && status === 'dispatched') return 'readyForCollection'
  if (collected && status === 'delivered') return 'collected'
  return status
}
