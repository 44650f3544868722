import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { thumbnailAddress } from '#src/lib/thumbnail-address.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { DescriptionPreview } from '#src/components/platform/description-preview.tsx'
import { Formula } from './formula.tsx'
import styles from './product-card.module.css'
import { RatingLine } from './rating-line.tsx'
import { SellerLine } from './seller-line.tsx'
import { StructureImage } from './structure-image.tsx'

export interface ProductCardProps {
  product: components['schemas']['ProductCard']
  /** Level of the name under the heading of the list. */
  level?: 2 | 3 | undefined
  /** Among the first in view: its drawing is not left for later. */
  eager?: boolean | undefined
}

/** One offer in a list: what it is, what it costs, who sells it. Pressing it anywhere opens the product's page. */
export function ProductCard({ product, level = 3, eager }: ProductCardProps) {
  const text = useText()
  const local = useLocal()
  const { formatApproximate, formatPercent, formatQuantity, formatUnitPrice } = useFormat()
  const Name = `h${level}` as const
  const name = local(product, 'name')
  // The last tier's price is the lowest anyone pays; where there is but one tier it is the price.
  const shown = product.lowestPrice ?? product.price
  const price = formatUnitPrice(shown, product.priceUnit)
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.picture}>
        <StructureImage
          productId={product._id}
          name={name}
          molecularFormula={product.molecularFormula}
          hasStructure={product.hasStructure}
          eager={eager}
          decorative
        />
        {product.profileImage !== undefined && (
          // Its size is the style sheet's, so nothing moves when it comes.
          <img src={thumbnailAddress(product.profileImage)} alt="" loading="lazy" className={styles.photo} />
        )}
        {product.promoted && (
          <div className={styles.mark}>
            <Badge tone="accent">{text('catalogue:card.promoted')}</Badge>
          </div>
        )}
      </div>
      <div className={styles.text}>
        <Name className={styles.name}>
          <CardLink href={productDetailsAddress(product._id)}>{name}</CardLink>
        </Name>
        <p className={styles.identity}>
          <Isolate className={styles.code}>
            {text('catalogue:card.cas')} {product.casNumber}
          </Isolate>
          <Formula text={product.molecularFormula} />
        </p>
        <div className={styles.badges}>
          <Badge tone="primary">{text(`catalogue:grade.${product.grade}`)}</Badge>
          <Badge>{text('catalogue:card.purity', { purity: formatPercent(product.purity) })}</Badge>
          {product.stock.value <= 0 && <Badge tone="warning">{text('catalogue:card.outOfStock')}</Badge>}
        </div>
        <DescriptionPreview description={local(product, 'description')} />
      </div>
      <div className={styles.foot}>
        <span className={styles.price}>{product.lowestPrice === undefined ? price : text('catalogue:card.from', { price })}</span>
        {shown.approximate && <span className={styles.small}>{formatApproximate(shown.approximate, product.priceUnit)}</span>}
        <span className={styles.small}>
          {text('catalogue:card.minimumOrder', { quantity: formatQuantity(product.minimumOrder) })}
        </span>
        <SellerLine seller={product.seller} />
        <RatingLine rating={product.rating} ratingCount={product.ratingCount} />
      </div>
    </Card>
  )
}
