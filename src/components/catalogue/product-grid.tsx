import type { components } from '#src/generated/schema.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import cardStyles from './product-card.module.css'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  products: readonly components['schemas']['ProductCard'][]
  level?: 2 | 3 | undefined
  /** The first row is in view when the page opens. */
  aboveFold?: boolean | undefined
}

const firstRow = 4

/** Offers side by side, as many as fit; below each other on a phone. */
export function ProductGrid({ products, level, aboveFold = false }: ProductGridProps) {
  return (
    <Grid as="ul" className={styles.grid}>
      {products.map((product, at) => (
        <ProductCard key={product._id} product={product} level={level} eager={aboveFold && at < firstRow} />
      ))}
    </Grid>
  )
}

/** The same grid while its offers are on their way. Put it in a `SkeletonGroup`. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <Grid className={styles.grid}>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className={cardStyles.card}>
          <div className={cardStyles.picture}>
            <div className={styles.tile}>
              <Skeleton shape="block" height="100%" />
            </div>
          </div>
          <div className={cardStyles.text}>
            <Skeleton lines={4} />
          </div>
          <div className={cardStyles.foot}>
            <Skeleton lines={4} />
          </div>
        </Card>
      ))}
    </Grid>
  )
}
