import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import cardStyles from '#src/components/platform/list-card.module.css'
import styles from './requirement-card.module.css'
import { OwnBidBadge, RequirementStatusBadge } from './requirement-status-badge.tsx'
import { TimeLeftBadge } from '#src/components/platform/time-left-badge.tsx'

type Requirement = components['schemas']['RequirementSummary']

export interface RequirementCardProps {
  requirement: Requirement
  /** The side that looks at it: its buyer sees how the bidding goes, a seller what the buyer hopes for and its own bid. */
  side: 'buyer' | 'seller'
  /** Its own page. */
  href: string
}

/** One requirement in a list. Pressing it anywhere opens it. */
export function RequirementCard({ requirement, side, href }: RequirementCardProps) {
  const text = useText()
  const { formatCountry, formatDateTime, formatQuantity } = useFormat()
  const { number, title, language, productName, casNumber, grade, quantity, delivery, deadline, openForBids } = requirement
  return (
    <Card as="li" className={cardStyles.card}>
      <div className={cardStyles.head}>
        {side === 'seller' && openForBids ? (
          <Isolate className={cardStyles.number}>{number}</Isolate>
        ) : (
          <RequirementStatusBadge {...requirement} />
        )}
        {openForBids && <TimeLeftBadge deadline={deadline} />}
      </div>
      <h2 className={cardStyles.title}>
        <CardLink href={href}>
          <bdi lang={language}>{title}</bdi>
        </CardLink>
      </h2>
      <p className={styles.item}>
        <bdi lang={language}>{productName}</bdi>
        <span>{formatQuantity(quantity)}</span>
      </p>
      <p className={cardStyles.line}>
        {casNumber !== undefined && <Isolate>{casNumber}</Isolate>}
        {grade !== undefined && <span>{text(`catalogue:grade.${grade}`)}</span>}
        <span>{text('requirement:card.delivery', { city: delivery.city, country: formatCountry(delivery.country) })}</span>
        <span>{text('requirement:card.until', { time: formatDateTime(deadline) })}</span>
      </p>
      <div className={classNames(cardStyles.foot, styles.foot)}>
        {side === 'buyer' ? <Bidding requirement={requirement} /> : <Hopes requirement={requirement} />}
      </div>
    </Card>
  )
}

/** What its buyer sees of the bidding. */
function Bidding({ requirement: { bidCount = 0, bestPrice, quantity } }: { requirement: Requirement }) {
  const text = useText()
  const { formatUnitPrice } = useFormat()
  if (bidCount === 0) return <span className={styles.hint}>{text('requirement:card.noBids')}</span>
  return (
    <>
      <strong>{text('requirement:card.bids', { count: bidCount })}</strong>
      {bestPrice !== undefined && (
        <span className={styles.bids}>
          <span>{text('requirement:card.best', { price: formatUnitPrice(bestPrice, quantity.unit) })}</span>
          <span className={styles.hint}>{text('requirement:card.bestHint')}</span>
        </span>
      )}
    </>
  )
}

/** What the buyer hopes for, and the seller's own bid. */
function Hopes({ requirement: { targetPrice, budget, quantity, myBid } }: { requirement: Requirement }) {
  const text = useText()
  const { formatMoney, formatUnitPrice } = useFormat()
  return (
    <>
      <span className={styles.bids}>
        {targetPrice !== undefined && (
          <span>{text('requirement:card.target', { price: formatUnitPrice(targetPrice, quantity.unit) })}</span>
        )}
        {budget !== undefined && <span>{text('requirement:card.budget', { amount: formatMoney(budget) })}</span>}
        {targetPrice === undefined && budget === undefined && (
          <span className={styles.hint}>{text('requirement:card.noTarget')}</span>
        )}
      </span>
      {myBid !== undefined && (
        <span className={styles.bids}>
          <OwnBidBadge status={myBid.status} />
          <span>{text('requirement:card.yours', { total: formatMoney(myBid.totals.total) })}</span>
        </span>
      )}
    </>
  )
}
