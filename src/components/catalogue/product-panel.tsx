import { SellerLine } from './seller-line.tsx'
import { StructureImage } from './structure-image.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './product-panel.module.css'

export interface ProductPanelProps {
  product: components['schemas']['Product']
  /** A sample of it is asked for: what is said of orders does not hold. */
  sample?: boolean | undefined
}

/** What is being ordered, in short. */
export function ProductPanel({ product, sample = false }: ProductPanelProps) {
  const text = useText()
  const local = useLocal()
  const { formatPercent, formatQuantity } = useFormat()
  const name = local(product, 'name')
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        <div>
          <StructureImage
            productId={product._id}
            name={name}
            molecularFormula={product.molecularFormula}
            hasStructure={product.hasStructure}
            eager
            decorative
          />
        </div>
        <div className={styles.text}>
          <h2 className={styles.name}>
            <Link href={productDetailsAddress(product._id)}>{name}</Link>
          </h2>
          <p className={styles.line}>
            <Isolate>{product.casNumber}</Isolate>
            <Badge tone="primary">{text(`catalogue:grade.${product.grade}`)}</Badge>
            <Badge>{text('catalogue:card.purity', { purity: formatPercent(product.purity) })}</Badge>
          </p>
          <SellerLine seller={product.seller} />
          <ul role="list" className={styles.facts}>
            {!sample && <li>{text('order:placing.minimum', { quantity: formatQuantity(product.minimumOrder) })}</li>}
            <li>
              {product.stock.value > 0
                ? text('order:placing.stock', { quantity: formatQuantity(product.stock) })
                : text('order:placing.noStock')}
            </li>
            {!sample && <li>{text('order:placing.leadTime', { count: product.leadTimeDays })}</li>}
          </ul>
        </div>
      </div>
    </div>
  )
}
