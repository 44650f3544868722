import type { components } from '#src/generated/schema.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { categoryAddress } from '#src/lib/paths.ts'
import { firstCharacters } from '#src/lib/text-preview.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import styles from './category-tile.module.css'

/** A category as a cell of a periodic table, its name's first letters the symbol. */
export function CategoryTile({ category }: { category: components['schemas']['Category'] }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const name = local(category, 'name')
  return (
    <Card as="li" className={styles.tile}>
      <span className={styles.symbol} aria-hidden="true">
        {/* Bangla has one, whose conjunct is as wide as two of the others. */}
        {firstCharacters(name, language === 'bn' ? 1 : 2)}
      </span>
      <h3 className={styles.name}>
        <CardLink href={categoryAddress(category._id)}>{name}</CardLink>
      </h3>
      <span className={styles.count}>{text('catalogue:category.products', { count: category.productCount })}</span>
    </Card>
  )
}
