import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { Price } from '#src/lib/approximate-price.ts'
import type { Unit } from '#src/lib/quantity.ts'
import styles from './approximate-price.module.css'

export interface ApproximatePriceProps {
  /** What binds; it is shown before. */
  price: Price
  /** The price is that of one unit. */
  unit?: Unit | undefined
}

/**
 * What a price comes to in the reader's currency, after the price itself; nothing where no currency was chosen. Begins with a space, for what stands
 * on the same line.
 */
export function ApproximatePrice({ price: { approximate }, unit }: ApproximatePriceProps) {
  const { formatApproximate } = useFormat()
  if (approximate === undefined) return null
  const shown = ` ${formatApproximate(approximate, unit)}`
  return <span className={styles.approximate}>{shown}</span>
}

/** By which rate a price was brought into the reader's currency, of which day and whose, and that the seller's is paid. */
export function RateNote({ price: { currency, approximate } }: { price: Price }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDate, formatNumber } = useFormat()
  if (approximate === undefined) return null
  const rate = formatNumber(approximate.rate, { maximumSignificantDigits: 5 })
  return (
    <p className={styles.note}>
      {text('app:currency.note', {
        one: isolated(`${formatNumber(1)}\u00A0${currency}`, language),
        rate: isolated(`${rate}\u00A0${approximate.currency}`, language),
        source: text(`app:currency.source.${approximate.source}`),
        date: isolated(formatDate(approximate.date), language),
        currency: isolated(currency, language),
      })}
    </p>
  )
}
