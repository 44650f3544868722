import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import { usePackagesText } from '#src/components/order/use-packages-text.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { quoteDetailsAddress } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import cardStyles from '#src/components/platform/list-card.module.css'
import styles from '#src/components/order/order-card.module.css'
import { QuoteStatusBadge } from './quote-status-badge.tsx'
import { QuoteTurn } from './quote-turn.tsx'

export interface QuoteCardProps {
  quote: components['schemas']['QuoteSummary']
  /** The side that looks at it: it sees the other one's name. */
  side: 'buyer' | 'seller'
  /** Level of the product's name under the heading of the list. */
  level?: 2 | 3 | undefined
}

/** One quote in a list: whose turn it is, and the last price. Pressing it anywhere opens the quote. */
export function QuoteCard({ quote, side, level = 2 }: QuoteCardProps) {
  const text = useText()
  const packagesText = usePackagesText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatDate, formatMoney, formatQuantity } = useFormat()
  const Name = `h${level}` as const
  const { number, status, item, expiresAt, total, createdAt } = quote
  const other =
    side === 'buyer'
      ? text('order:list.from', { name: isolated(quote.seller.name, language) })
      : text('order:list.to', { name: isolated(quote.buyer.name, language) })
  return (
    <Card as="li" className={cardStyles.card}>
      <div className={cardStyles.head}>
        <Isolate className={cardStyles.number}>{number}</Isolate>
        <QuoteStatusBadge status={status} side={side} />
      </div>
      <Name className={cardStyles.title}>
        <CardLink href={quoteDetailsAddress(quote._id)}>{local(item, 'name')}</CardLink>
      </Name>
      <p className={cardStyles.line}>
        <span>{other}</span>
        <span>{text('quote:list.askedOn', { date: formatDate(createdAt) })}</span>
      </p>
      <QuoteTurn status={status} expiresAt={expiresAt} side={side} />
      <div className={classNames(cardStyles.foot, styles.foot)}>
        <span>
          {formatQuantity(item.quantity)}
          {item.packages && <> ({packagesText(item.packages)})</>}
        </span>
        {total === undefined ? (
          <span>{text('quote:list.noPrice')}</span>
        ) : (
          <span>
            {text('quote:list.total')} <span className={styles.total}>{formatMoney(total)}</span>
            <ApproximatePrice price={total} />
          </span>
        )}
      </div>
    </Card>
  )
}
