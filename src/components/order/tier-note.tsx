import { useFormat, useText } from '#src/i18n/use-text.ts'
import { lineAtAgreedPrice, tiersOfBuyer } from '#src/lib/agreed-price.ts'
import type { Money } from '#src/lib/money.ts'
import { type PriceTier, tierFor, withSurcharge } from '#src/lib/price-tiers.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import styles from './tier-note.module.css'

export interface TierNoteProps {
  /** In rising order; prices are for one unit of the first tier's quantity. */
  tiers: readonly PriceTier[]
  /** What the seller has agreed with the reader. */
  agreed?: readonly PriceTier[] | undefined
  quantity: Quantity
  /** Of the package that it comes in. */
  surcharge?: Money | undefined
}

/** What one unit costs at this quantity, and from which quantity on it would cost less. */
export function TierNote({ tiers: listed, agreed, quantity, surcharge }: TierNoteProps) {
  const text = useText()
  const { formatQuantity, formatUnitPrice } = useFormat()
  const tiers = tiersOfBuyer(listed, agreed)
  const [first] = tiers
  if (first === undefined) return null
  const { unit } = first.minimumQuantity
  const tier = tierFor(tiers, quantity)
  const isAgreed = lineAtAgreedPrice(listed, agreed, quantity)?.isAgreed === true
  const next = tiers[tier === undefined ? 0 : tiers.indexOf(tier) + 1]
  return (
    <span className={styles.note}>
      {tier !== undefined && (
        <strong>
          {text(isAgreed ? 'order:placing.agreedPrice' : 'order:placing.tierPrice', {
            price: formatUnitPrice(withSurcharge(tier.price, surcharge), unit),
          })}
        </strong>
      )}
      {next !== undefined && (
        <span>
          {text('order:placing.nextTier', {
            quantity: formatQuantity(next.minimumQuantity),
            price: formatUnitPrice(withSurcharge(next.price, surcharge), unit),
          })}
        </span>
      )}
    </span>
  )
}
