import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './seller-line.module.css'

/** Who sells, in one line: name, whether its documents were verified, country. */
export function SellerLine({ seller }: { seller: components['schemas']['SellerSummary'] }) {
  const text = useText()
  const { formatCountry } = useFormat()
  return (
    <span className={styles.line}>
      <span className={styles.seller}>
        {seller.verified && (
          <span className={styles.verified} title={text('catalogue:card.verifiedSeller')}>
            <Icon name="shield" />
            <VisuallyHidden>{text('catalogue:card.verifiedSeller')}</VisuallyHidden>
          </span>
        )}
        <bdi className={styles.name}>{seller.businessName}</bdi>
      </span>
      <span>{formatCountry(seller.country)}</span>
    </span>
  )
}
