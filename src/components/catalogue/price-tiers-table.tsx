import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { Format } from '#src/i18n/format.ts'
import type { Text } from '#src/i18n/i18n.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { PriceTier } from '#src/lib/price-tiers.ts'
import { Badge } from '#src/ui/badge.tsx'
import { type Column, Table } from '#src/ui/table.tsx'
import styles from './price-tiers-table.module.css'

export interface PriceTiersTableProps {
  /** In rising order; prices are for one unit of the first tier's quantity. */
  tiers: readonly PriceTier[]
  /** The tier that the quantity in question has. */
  current: PriceTier | undefined
}

/** What one unit costs from which quantity on, and how much that saves against the first step. */
export function PriceTiersTable({ tiers, current }: PriceTiersTableProps) {
  const text = useText()
  const format = useFormat()
  const [first] = tiers
  if (first === undefined) return null
  return (
    <Table
      caption={text('catalogue:product.prices')}
      captionHidden
      rows={tiers}
      rowKey={({ minimumQuantity }) => `${minimumQuantity.value} ${minimumQuantity.unit}`}
      columns={columnsFor(first, current, text, format)}
    />
  )
}

function columnsFor(first: PriceTier, current: PriceTier | undefined, text: Text, format: Format): Column<PriceTier>[] {
  const saved = ({ price }: PriceTier) => Math.round((1 - price.amount / first.price.amount) * 1000) / 10
  return [
    {
      id: 'quantity',
      header: text('catalogue:product.tierFrom'),
      rowHeader: true,
      cell: (tier) => (
        <span className={styles.yours}>
          {format.formatQuantity(tier.minimumQuantity)}
          {tier === current && (
            <Badge tone="accent" icon="check">
              {text('catalogue:product.tierYours')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'price',
      header: text('catalogue:product.tierPrice', { unit: format.formatUnit(first.minimumQuantity.unit) }),
      align: 'end',
      cell: ({ price }) => (
        <span className={styles.price}>
          {format.formatMoney(price)}
          <ApproximatePrice price={price} />
        </span>
      ),
    },
    {
      id: 'saving',
      header: text('catalogue:product.tierSaving'),
      align: 'end',
      cell: (tier) => (tier === first ? text('catalogue:product.noSaving') : format.formatPercent(saved(tier))),
    },
  ]
}
