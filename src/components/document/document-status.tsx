import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { hoursUntil } from '#src/lib/hours-until.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type DocumentRequest = components['schemas']['DocumentRequest']
type Side = 'buyer' | 'seller'

const tones: Record<DocumentRequest['status'], BadgeTone> = { requested: 'info', provided: 'success', refused: 'neutral' }

/** How a request stands, in the words of the side that looks at it. */
export function DocumentStatusBadge({ status, side }: { status: DocumentRequest['status']; side: Side }) {
  const text = useText()
  return <Badge tone={tones[status]}>{text(`document:status.${side}.${status}`)}</Badge>
}

/** When few are left, it is time. */
const fewHours = 12

/** Until when an answer is due: as hours for the seller, who must act, as a time for the buyer, who waits. Nothing once it is there. */
export function ReplyDeadline({ request, side }: { request: Pick<DocumentRequest, 'status' | 'answerBy'>; side: Side }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  // As of when it is first shown: one hour more or less is no one's concern, and the page is read anew often enough.
  const [now] = useState(() => new Date())
  if (!can(documentRequestMachine, request.status, { type: 'document.provide' })) return null
  const left = hoursUntil(request.answerBy, now)
  const date = formatDateTime(request.answerBy)
  if (side === 'buyer') {
    return (
      <Badge icon="clock" tone={left < 0 ? 'warning' : 'neutral'}>
        {text(left < 0 ? 'document:left.buyerOver' : 'document:left.buyer', { date })}
      </Badge>
    )
  }
  return (
    <Badge icon="clock" tone={left < 0 ? 'danger' : left < fewHours ? 'warning' : 'neutral'}>
      {left < 0
        ? text('document:left.over', { date })
        : left === 0
          ? text('document:left.soon')
          : text('document:left.hours', { count: left })}
    </Badge>
  )
}
