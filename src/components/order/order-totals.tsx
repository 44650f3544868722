import { ApproximatePrice, RateNote } from '#src/components/platform/approximate-price.tsx'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Incoterm } from '#src/lib/incoterms.ts'
import type { Money } from '#src/lib/money.ts'
import type { Unit } from '#src/lib/quantity.ts'
import { FactList } from '#src/components/platform/fact-list.tsx'
import styles from './order-totals.module.css'

export interface OrderTotalsProps {
  totals: components['schemas']['OrderTotals']
  priceUnit: Unit
  /** One price whatever its size, carriage included. */
  sample?: boolean | undefined
  /** With it, whose import duty and tax are is said. */
  incoterm?: Incoterm | undefined
  /** What credit notes have taken off an unpaid invoice. */
  credited?: Money | undefined
  /** What credit notes have given back of what was paid. */
  refunded?: Money | undefined
  /** What is not paid yet of an order on terms, and the last day (UTC) to pay it. */
  open?: { amount: Money; dueOn: string } | undefined
}

/** What an order costs, to the last minor unit, as the server worked it out, and why it is taxed so. */
export function OrderTotals({ totals, priceUnit, sample = false, incoterm, credited, refunded, open }: OrderTotalsProps) {
  const text = useText()
  const { formatCountry, formatDate, formatMoney, formatPercent, formatUnitPrice } = useFormat()
  const priceRows = sample
    ? [
        {
          name: text('order:totals.sample'),
          value: totals.subtotal.amount === 0 ? text('order:free') : formatMoney(totals.subtotal),
        },
      ]
    : [
        { name: text('order:totals.unitPrice'), value: formatUnitPrice(totals.unitPrice, priceUnit) },
        { name: text('order:totals.subtotal'), value: formatMoney(totals.subtotal) },
      ]
  const taxName = text(`order:totals.taxes.${totals.taxKind}`, {
    rate: formatPercent(totals.taxRate),
    from: formatCountry(totals.taxFrom),
    to: formatCountry(totals.taxTo),
  })
  const isFreightLater = totals.freight === 'quotedLater'
  const payable = { ...totals.total, amount: totals.total.amount - (credited?.amount ?? 0) }
  const unpaidCarriage = text(unpaidKey(sample, totals.freight))
  return (
    <div className={styles.totals}>
      <FactList
        spread
        facts={[
          ...priceRows,
          {
            name: text('order:totals.shipping'),
            value: totals.shipping.amount === 0 ? unpaidCarriage : formatMoney(totals.shipping),
          },
          { name: taxName, value: formatMoney(totals.tax) },
        ]}
      />
      <p className={styles.total}>
        <span>{text(isFreightLater ? 'order:totals.totalWithoutFreight' : 'order:totals.total')}</span>
        <span className={styles.sum}>
          {formatMoney(totals.total)}
          <ApproximatePrice price={totals.total} />
        </span>
      </p>
      <RateNote price={totals.total} />
      {incoterm !== undefined && totals.taxFrom !== totals.taxTo && (
        <p className={styles.note}>
          {text(incoterm === 'DDP' ? 'order:totals.importPaid' : 'order:totals.importDue', {
            country: formatCountry(totals.taxTo),
          })}
        </p>
      )}
      {credited !== undefined && (
        <FactList
          spread
          facts={[
            { name: text('order:totals.credited'), value: `− ${formatMoney(credited)}` },
            { name: text('order:totals.afterCredit'), value: formatMoney(payable) },
          ]}
        />
      )}
      {refunded !== undefined && (
        <FactList
          spread
          facts={[
            { name: text('order:totals.refunded'), value: `− ${formatMoney(refunded)}` },
            { name: text('order:totals.rest'), value: formatMoney({ ...payable, amount: payable.amount - refunded.amount }) },
          ]}
        />
      )}
      {open !== undefined && (
        <FactList
          spread
          facts={[{ name: text('order:totals.open', { date: formatDate(open.dueOn) }), value: formatMoney(open.amount) }]}
        />
      )}
    </div>
  )
}

/** Why there is no freight to pay, or not yet. */
function unpaidKey(sample: boolean, freight: components['schemas']['OrderTotals']['freight']): MessageKey {
  if (freight === 'quotedLater') return 'order:totals.shippingLater'
  return sample || freight === 'included' ? 'order:totals.shippingIncluded' : 'order:totals.shippingByBuyer'
}
