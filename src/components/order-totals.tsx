import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Unit } from '#src/lib/quantity.ts'
import { FactList } from './fact-list.tsx'
import styles from './order-totals.module.css'

export interface OrderTotalsProps {
  totals: components['schemas']['OrderTotals']
  priceUnit: Unit
}

/** What an order costs, to the last minor unit, as the server worked it out. */
export function OrderTotals({ totals, priceUnit }: OrderTotalsProps) {
  const text = useText()
  const { formatMoney, formatPercent, formatUnitPrice } = useFormat()
  return (
    <div className={styles.totals}>
      <FactList
        spread
        facts={[
          { name: text('order:totals.unitPrice'), value: formatUnitPrice(totals.unitPrice, priceUnit) },
          { name: text('order:totals.subtotal'), value: formatMoney(totals.subtotal) },
          {
            name: text('order:totals.shipping'),
            value: totals.shipping.amount === 0 ? text('order:totals.shippingByBuyer') : formatMoney(totals.shipping),
          },
          { name: text('order:totals.tax', { rate: formatPercent(totals.taxRate) }), value: formatMoney(totals.tax) },
        ]}
      />
      <p className={styles.total}>
        <span>{text('order:totals.total')}</span>
        <span>{formatMoney(totals.total)}</span>
      </p>
    </div>
  )
}
