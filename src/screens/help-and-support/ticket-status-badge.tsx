import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type Status = components['schemas']['TicketStatus']

const tones: Record<Status, BadgeTone> = { open: 'info', answered: 'success', closed: 'neutral' }

/** Whose turn it is. */
export function TicketStatusBadge({ status }: { status: Status }) {
  const text = useText()
  return <Badge tone={tones[status]}>{text(`support:status.${status}`)}</Badge>
}
