import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { daysUntil } from '#src/lib/days-until.ts'
import { tenderDetailsAddress } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { DescriptionPreview } from '#src/components/platform/description-preview.tsx'
import cardStyles from '#src/components/platform/list-card.module.css'
import styles from './tender-card.module.css'

type Tender = components['schemas']['Tender']

/** One call for tenders, or one requirement, in a list. Pressing it anywhere opens it. */
export function TenderCard({ tender }: { tender: Tender }) {
  const text = useText()
  const local = useLocal()
  const { formatDate, formatCountry } = useFormat()
  return (
    <Card as="li" className={cardStyles.card}>
      <div className={cardStyles.head}>
        <Badge tone={tender.kind === 'news' ? 'info' : 'primary'}>{text(`contents:tender.kind.${tender.kind}`)}</Badge>
        <TenderDeadline tender={tender} />
      </div>
      <h2 className={cardStyles.title}>
        <CardLink href={tenderDetailsAddress(tender._id)}>
          <bdi>{local(tender, 'title') ?? tender.reference}</bdi>
        </CardLink>
      </h2>
      <p className={cardStyles.line}>
        <bdi>{tenderCaller(tender, text)}</bdi>
        <span>{formatCountry(tender.country)}</span>
        <Isolate className={styles.reference}>{tender.reference}</Isolate>
      </p>
      <DescriptionPreview description={local(tender, 'body')} />
      <p className={cardStyles.line}>{text('contents:tender.publishedOn', { date: formatDate(tender.publishedAt) })}</p>
    </Card>
  )
}

/** Who calls. Of the buyer of a requirement only the kind is told. */
export function tenderCaller({ organisation, buyer }: Tender, text: ReturnType<typeof useText>): string {
  return organisation ?? text(`contents:tender.buyer.${buyer?.accountType ?? 'Company'}`)
}

const soon = 7

/** Until when offers are taken; the nearer, the louder. */
export function TenderDeadline({ tender }: { tender: Tender }) {
  const text = useText()
  // As of when it is first shown: a badge that changes over midnight is no one's concern.
  const [now] = useState(() => new Date())
  const days = daysUntil(tender.closesAt, now)
  if (!tender.open) return <Badge>{text('contents:tender.closed')}</Badge>
  if (days <= 0)
    return (
      <Badge tone="warning" icon="clock">
        {text('contents:tender.closesToday')}
      </Badge>
    )
  return (
    <Badge tone={days <= soon ? 'warning' : 'success'} icon="clock">
      {text('contents:tender.closesIn', { count: days })}
    </Badge>
  )
}
