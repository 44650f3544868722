import { classNames } from '#src/ui/class-names.ts'
import styles from './seller-monogram.module.css'

/** The initials of a company in place of a logo. */
export function SellerMonogram({ businessName, large = false }: { businessName: string; large?: boolean | undefined }) {
  return (
    <span className={classNames(styles.monogram, large && styles.large)} aria-hidden="true">
      {initialsOf(businessName)}
    </span>
  )
}

function initialsOf(name: string): string {
  const terms = name.split(/[\s-]+/).filter((term) => /^\p{L}/u.test(term))
  return terms
    .slice(0, 2)
    .map((term) => Array.from(term)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
