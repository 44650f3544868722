import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './order-card.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'

export interface OrderCardProps {
  order: components['schemas']['OrderSummary']
  /** The side that looks at it: it sees the other one's name. */
  side: 'buyer' | 'seller'
  /** Level of the product's name under the heading of the list. */
  level?: 2 | 3 | undefined
}

/** One order in a list. Pressing it anywhere opens the order. */
export function OrderCard({ order, side, level = 2 }: OrderCardProps) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatDate, formatMoney, formatQuantity } = useFormat()
  const Name = `h${level}` as const
  const other =
    side === 'buyer'
      ? text('order:list.from', { name: isolated(order.seller.name, language) })
      : text('order:list.to', { name: isolated(order.buyer.name, language) })
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Isolate className={styles.number}>{order.number}</Isolate>
        <OrderStatusBadge status={order.status} side={side} />
      </div>
      <Name className={styles.name}>
        <CardLink href={orderDetailsAddress(order._id)}>{local(order.item, 'name')}</CardLink>
      </Name>
      <p className={styles.line}>
        <span>{other}</span>
        <span>{text('order:list.placedOn', { date: formatDate(order.createdAt) })}</span>
      </p>
      <div className={styles.foot}>
        <span>{formatQuantity(order.item.quantity)}</span>
        <span className={styles.total}>{formatMoney(order.total)}</span>
      </div>
    </Card>
  )
}
