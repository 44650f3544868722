import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { timeLeft } from '#src/lib/time-left.ts'
import { Badge } from '#src/ui/badge.tsx'

const soon = 3

/** How long bids are still taken; the less, the louder. */
export function TimeLeftBadge({ deadline }: { deadline: string }) {
  const text = useText()
  // As of when it is first shown: whoever bids in the last minute is told by the server.
  const [now] = useState(() => new Date())
  const left = timeLeft(deadline, now)
  if (left === 'over') return <Badge icon="clock">{text('requirement:left.over')}</Badge>
  const label = left === 'soon' ? text('requirement:left.soon') : text(`requirement:left.${left.unit}`, { count: left.count })
  const near = left === 'soon' || left.unit === 'hours' || left.count <= soon
  return (
    <Badge tone={near ? 'warning' : 'success'} icon="clock">
      {label}
    </Badge>
  )
}
