import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { daysUntil } from '#src/lib/days-until.ts'
import { lastMoment } from '#src/lib/last-moment.ts'
import { awaitedSide } from '#src/machines/lifecycles/quote-turn.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './quote-turn.module.css'

type QuoteStatus = components['schemas']['QuoteStatus']
type Side = 'buyer' | 'seller'

export interface QuoteTurnProps {
  status: QuoteStatus
  expiresAt: string
  side: Side
}

/** Whose answer a quote waits for and until when, on the reader's own clock; where it has ended, how. */
export function QuoteTurn({ status, expiresAt, side }: QuoteTurnProps) {
  const text = useText()
  const { formatDateTime } = useFormat()
  // As of when it is first shown, like every count of days.
  const [now] = useState(() => new Date())
  const last = lastMoment(expiresAt)
  const days = daysUntil(last, now)
  const open = untilKeys[status]
  return (
    <p className={styles.turn}>
      <strong>{text(turnKey(status, side))}</strong>
      {open !== undefined && (
        <span className={styles.until}>
          <Icon name="clock" size="small" />
          <span>
            {text(open, { time: formatDateTime(last) })} (
            {days > 0 ? text('quote:left', { count: days }) : text('quote:leftToday')})
          </span>
        </span>
      )}
    </p>
  )
}

const untilKeys: Partial<Record<QuoteStatus, MessageKey>> = {
  requested: 'quote:until.requested',
  offered: 'quote:until.offered',
  countered: 'quote:until.countered',
}

function turnKey(status: QuoteStatus, side: Side): MessageKey {
  const awaited = awaitedSide(status)
  if (awaited !== undefined) return awaited === side ? 'quote:turn.own' : `quote:turn.${awaited}`
  return endKeys[status] ?? 'quote:details.ended'
}

const endKeys: Partial<Record<QuoteStatus, MessageKey>> = {
  accepted: 'quote:turn.accepted',
  rejected: 'quote:turn.rejected',
  withdrawn: 'quote:turn.withdrawn',
  expired: 'quote:turn.expired',
}
