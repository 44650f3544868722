import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { waitingTime } from '#src/lib/waiting-time.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useRefresh } from './use-refresh.ts'

/** How long something has waited; red after a day. */
export function WaitingBadge({ since }: { since: string }) {
  const text = useText()
  const [now, setNow] = useState(() => Date.now())
  useRefresh(() => setNow(Date.now()))
  const { unit, count, isLate } = waitingTime(since, now)
  return (
    <Badge tone={isLate ? 'danger' : 'neutral'} icon={isLate ? 'warning' : 'clock'}>
      {text(`operator:waiting.${unit}`, { count })}
    </Badge>
  )
}
