import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import { usePackagesText } from './use-packages-text.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress, sampleDetailsAddress } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import cardStyles from '#src/components/platform/list-card.module.css'
import styles from './order-card.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { TermsLine } from './terms-line.tsx'

export interface OrderCardProps {
  order: components['schemas']['OrderSummary']
  /** The side that looks at it: it sees the other one's name. */
  side: 'buyer' | 'seller'
  /** Level of the product's name under the heading of the list. */
  level?: 2 | 3 | undefined
}

/** One order or sample in a list. Pressing it anywhere opens it. */
export function OrderCard({ order, side, level = 2 }: OrderCardProps) {
  const text = useText()
  const packagesText = usePackagesText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatDate, formatMoney, formatQuantity } = useFormat()
  const Name = `h${level}` as const
  const isSample = order.kind === 'sample'
  const free = isSample && order.total.amount === 0
  const other =
    side === 'buyer'
      ? text('order:list.from', { name: isolated(order.seller.name, language) })
      : text('order:list.to', { name: isolated(order.buyer.name, language) })
  return (
    <Card as="li" className={cardStyles.card}>
      <div className={cardStyles.head}>
        <Isolate className={cardStyles.number}>{order.number}</Isolate>
        <OrderStatusBadge
          status={order.status}
          side={side}
          free={free}
          collected={order.collected}
          onTerms={order.paymentTerms !== undefined}
        />
      </div>
      <Name className={cardStyles.title}>
        <CardLink href={isSample ? sampleDetailsAddress(order._id) : orderDetailsAddress(order._id)}>
          {local(order.item, 'name')}
        </CardLink>
      </Name>
      <p className={cardStyles.line}>
        <span>{other}</span>
        {order.reference !== undefined && <bdi>{order.reference}</bdi>}
        <span>{text(isSample ? 'order:list.askedOn' : 'order:list.placedOn', { date: formatDate(order.createdAt) })}</span>
      </p>
      {order.transfer !== undefined && (
        <p className={cardStyles.line}>
          {text('order:transfer.listed', {
            date: formatDate(order.transfer.declaredAt),
            reference: isolated(order.transfer.reference, language),
          })}
        </p>
      )}
      <TermsLine order={order} side={side} />
      <div className={classNames(cardStyles.foot, styles.foot)}>
        <span>
          {formatQuantity(order.item.quantity)}
          {order.item.packages && <> ({packagesText(order.item.packages)})</>}
        </span>
        <span>
          <span className={styles.total}>{free ? text('order:free') : formatMoney(order.total)}</span>
          <ApproximatePrice price={order.total} />
          {order.freight === 'quotedLater' && <span className={styles.note}>{text('order:list.withoutFreight')}</span>}
        </span>
      </div>
    </Card>
  )
}
