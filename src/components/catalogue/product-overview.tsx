import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './product-overview.module.css'
import { ProductPhotos } from './product-photos.tsx'
import { RatingLine } from './rating-line.tsx'
import { StructureImage } from './structure-image.tsx'

export interface ProductOverviewProps {
  product: components['schemas']['Product']
  /** In the reader's language. */
  name: string
  /** Of one unit, to this reader. */
  price: components['schemas']['Product']['price']
}

/** What a product is at a glance: its structure, grade and purity, what buyers say of it, and its other names. */
export function ProductOverview({ product, name, price }: ProductOverviewProps) {
  const text = useText()
  const local = useLocal()
  const { formatPercent, formatUnitPrice } = useFormat()
  return (
    <div className={styles.top}>
      <p className={styles.price}>
        <strong>{formatUnitPrice(price, product.priceUnit)}</strong>
        <ApproximatePrice price={price} unit={product.priceUnit} />
      </p>
      <div className={styles.pictures}>
        <StructureImage
          productId={product._id}
          name={name}
          molecularFormula={product.molecularFormula}
          hasStructure={product.hasStructure}
          large
          eager
        />
        <ProductPhotos
          name={name}
          photos={product.profileImage === undefined ? product.images : [product.profileImage, ...product.images]}
        />
      </div>
      <div className={styles.text}>
        <div className={styles.badges}>
          {product.promoted && <Badge tone="accent">{text('catalogue:card.promoted')}</Badge>}
          <Badge tone="primary">{text(`catalogue:grade.${product.grade}`)}</Badge>
          <Badge>{text('catalogue:card.purity', { purity: formatPercent(product.purity) })}</Badge>
          {product.stock.value > 0 ? (
            <Badge tone="success">{text('catalogue:card.inStock')}</Badge>
          ) : (
            <Badge tone="warning">{text('catalogue:card.outOfStock')}</Badge>
          )}
        </div>
        <RatingLine rating={product.rating} ratingCount={product.ratingCount} />
      </div>
      <div className={styles.about}>
        <p>{local(product, 'description') ?? text('app:missing')}</p>
        {product.synonyms.length > 0 && (
          <div className={styles.synonyms}>
            <h2 className={styles.small}>{text('catalogue:product.synonyms')}</h2>
            <Synonyms names={product.synonyms} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Names in several scripts and directions, each kept to itself. */
function Synonyms({ names }: { names: readonly string[] }) {
  return (
    <p>
      {names.map((each, at) => (
        <span key={each}>
          {at > 0 && ' · '}
          <bdi className={styles.synonym}>{each}</bdi>
        </span>
      ))}
    </p>
  )
}

/** The shape of an overview that is on its way. */
export function ProductOverviewSkeleton() {
  return (
    <div className={styles.top}>
      <Skeleton shape="block" height="16rem" />
      <div className={styles.text}>
        <Skeleton lines={7} />
      </div>
    </div>
  )
}
