import { PackageFields } from '#src/components/order/package-fields.tsx'
import { ApproximatePrice, RateNote } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { placeOrderAddress } from '#src/lib/paths.ts'
import { findPackage, type PackageSize, usualPackage } from '#src/lib/packages.ts'
import { type Unit, sameDimension, units } from '#src/lib/quantity.ts'
import { withQuantity } from '#src/lib/quantity-query.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { type AskedQuantity, unitPriceOf } from './asked-quantity.ts'
import styles from './order-panel.module.css'

type Product = components['schemas']['Product']

export interface OrderPanelProps {
  product: Product
  /** As typed. */
  amount: string
  unit: Unit
  asked: AskedQuantity
  onAmount: (amount: string) => void
  onUnit: (unit: Unit) => void
  /** The package that was chosen; the usual one for the quantity while none is. */
  size: PackageSize | undefined
  onSize: (size: PackageSize) => void
  /** The one who looks is the one who sells: nothing can be ordered. */
  own: boolean
}

/** What a quantity costs, and the way to order it. */
export function OrderPanel({ product, amount, unit, asked, onAmount, onUnit, size, onSize, own }: OrderPanelProps) {
  const text = useText()
  const { formatMoney, formatQuantity, formatUnit, formatUnitPrice } = useFormat()
  const { priceUnit, minimumOrder, stock } = product
  const out = stock.value <= 0
  const shownSize = findPackage(product.packaging, size) ?? asked.size ?? usualPackage(product.packaging, minimumOrder)
  const unitPrice = unitPriceOf(asked, product)
  return (
    <Card as="section" aria-label={text('catalogue:product.order')} marked className={styles.panel}>
      <div className={styles.price}>
        <span className={styles.amount}>{formatUnitPrice(unitPrice, priceUnit)}</span>
        <ApproximatePrice price={unitPrice} unit={priceUnit} />
        {asked.problem === undefined && asked.isAgreed && (
          <div className={styles.agreed}>
            <Badge tone="accent">{text('catalogue:agreed.price')}</Badge>
            {asked.publicPrice !== undefined && (
              <span className={styles.small}>
                {text('catalogue:agreed.publicPrice', { price: formatUnitPrice(asked.publicPrice, priceUnit) })}
              </span>
            )}
          </div>
        )}
        <span className={styles.small}>{text('catalogue:card.minimumOrder', { quantity: formatQuantity(minimumOrder) })}</span>
      </div>
      <div className={styles.fields}>
        <NumberField
          label={text('catalogue:product.quantity')}
          value={amount}
          onChange={({ currentTarget }) => onAmount(currentTarget.value)}
          error={useProblem(asked, product)}
        />
        <SelectField
          label={text('catalogue:product.unit')}
          value={unit}
          options={units
            .filter((each) => sameDimension(each, priceUnit))
            .map((each) => ({ value: each, label: formatUnit(each) }))}
          onChange={({ currentTarget: { value } }) => onUnit(units.find((each) => each === value) ?? unit)}
        />
      </div>
      {shownSize !== undefined && (
        <PackageFields
          product={product}
          size={shownSize}
          quantity={asked.asked}
          onSize={onSize}
          onStep={({ value, unit: stepUnit }) => {
            onSize({ kind: shownSize.kind, net: shownSize.net })
            onAmount(String(value))
            onUnit(stepUnit)
          }}
        />
      )}
      {asked.problem === undefined && (
        <p role="status" className={styles.sum}>
          <span>{text('catalogue:product.itemTotal')}</span>
          <span className={styles.sums}>
            <strong className={styles.total}>{formatMoney(asked.total)}</strong>
            <ApproximatePrice price={asked.total} />
          </span>
        </p>
      )}
      {asked.problem === undefined && asked.next !== undefined && (
        <p className={styles.small}>
          {text('catalogue:product.nextTier', {
            quantity: formatQuantity(asked.next.minimumQuantity),
            price: formatUnitPrice(asked.next.price, priceUnit),
          })}
        </p>
      )}
      <RateNote price={unitPrice} />
      {own ? (
        <Notice>{text(product.status === 'active' ? 'catalogue:product.own' : 'catalogue:product.inactive')}</Notice>
      ) : out ? (
        <Notice tone="warning">{text('catalogue:card.outOfStock')}</Notice>
      ) : (
        <ButtonLink
          variant="primary"
          wide
          href={withQuantity(placeOrderAddress(product._id), asked.quantity && asked.asked, asked.size)}
        >
          {text('catalogue:product.order')}
        </ButtonLink>
      )}
    </Card>
  )
}

function useProblem(asked: AskedQuantity, { minimumOrder, stock }: Product): string | undefined {
  const text = useText()
  const { formatQuantity } = useFormat()
  switch (asked.problem) {
    case undefined:
      return undefined
    case 'wrong':
      return text('catalogue:product.quantityWrong')
    case 'low':
      return text('catalogue:product.quantityLow', { quantity: formatQuantity(minimumOrder) })
    case 'high':
      return text('catalogue:product.quantityHigh', { quantity: formatQuantity(stock) })
  }
}
