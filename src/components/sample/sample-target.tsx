import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { Notice } from '#src/ui/notice.tsx'

type Schemas = components['schemas']

export interface SampleTargetProps {
  sample: Schemas['Sample']
  status: Schemas['OrderStatus']
  side: 'buyer' | 'seller'
}

/** Until when the seller should have answered, then until when the sample should be on its way. Nothing lapses by these. */
export function SampleTarget({ sample, status, side }: SampleTargetProps) {
  const text = useText()
  const { formatDateTime } = useFormat()
  // As of when it is first shown, like every count of days.
  const [now] = useState(() => Date.now())
  const step = can(orderMachine, status, { type: 'order.accept', by: 'seller' })
    ? ('answer' as const)
    : beforeDispatch.has(status)
      ? ('ship' as const)
      : null
  const due = step === 'answer' ? sample.answerBy : step === 'ship' ? sample.shipBy : undefined
  if (step === null || due === undefined) return null
  const late = Date.parse(due) < now
  return (
    <Notice tone={late ? 'warning' : 'info'}>
      {text(`sample:target.${side}.${late ? (`${step}Late` as const) : step}`, { time: formatDateTime(due) })}
    </Notice>
  )
}

/** Accepted, and still with the seller. */
const beforeDispatch: ReadonlySet<Schemas['OrderStatus']> = new Set<Schemas['OrderStatus']>([
  'accepted',
  'invoiced',
  'paymentReview',
  'paid',
  'processing',
])
