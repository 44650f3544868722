import { ApproximatePrice, RateNote } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import styles from './order-due.module.css'

/** What is to be paid on an order, and for what. */
export function OrderDue({ order }: { order: components['schemas']['Order'] }) {
  const text = useText()
  const local = useLocal()
  const { formatDate, formatMoney, formatQuantity } = useFormat()
  const due = order.openAmount ?? order.totals.total
  const invoice = order.invoices.find(({ kind }) => kind === 'payment')
  return (
    <Card>
      <p className={styles.amount}>
        <span>{text('order:paying.amount')}</span>
        <span className={styles.sums}>
          <strong className={styles.money}>{formatMoney(due)}</strong>
          <ApproximatePrice price={due} />
        </span>
      </p>
      <RateNote price={due} />
      <FactList
        facts={[
          { name: text('order:paying.order'), value: <Isolate>{order.number}</Isolate> },
          { name: text('order:details.item'), value: `${local(order.item, 'name')} (${formatQuantity(order.item.quantity)})` },
          { name: text('order:paying.seller'), value: <bdi>{order.seller.name}</bdi> },
          {
            name: text('order:details.invoiceKind.payment'),
            value: invoice && (
              <>
                <Isolate>{invoice.number}</Isolate> ({formatDate(invoice.issuedAt)})
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
