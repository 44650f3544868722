import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { placeOrderAddress, requestQuoteAddress } from '#src/lib/paths.ts'
import { withQuantity } from '#src/lib/quantity-query.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { type AskedQuantity, unitPriceOf } from './asked-quantity.ts'
import styles from './order-bar.module.css'

/** On a phone the price and the first step stay in view, wherever on the page one reads. A wider window has the order panel there. */
export function OrderBar({ product, asked }: { product: components['schemas']['Product']; asked: AskedQuantity }) {
  const text = useText()
  const { formatUnitPrice } = useFormat()
  const { _id, priceUnit, stock } = product
  const shown = unitPriceOf(asked, product)
  return (
    <nav aria-label={text('catalogue:product.bar')} className={styles.bar}>
      <span className={styles.price}>
        <strong>{formatUnitPrice(shown, priceUnit)}</strong>
        <ApproximatePrice price={shown} unit={priceUnit} />
      </span>
      <span className={styles.steps}>
        <ButtonLink href={withQuantity(requestQuoteAddress(_id), asked.quantity && asked.asked, asked.size)}>
          {text('catalogue:product.quote')}
        </ButtonLink>
        {stock.value > 0 && (
          <ButtonLink variant="primary" href={withQuantity(placeOrderAddress(_id), asked.quantity && asked.asked, asked.size)}>
            {text('catalogue:product.order')}
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
