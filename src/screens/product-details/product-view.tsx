import { useState } from 'react'
import { DocumentList } from '#src/components/document-list.tsx'
import { GhsPanel } from '#src/components/ghs-panel.tsx'
import { IdentifierList } from '#src/components/identifier-list.tsx'
import { PriceTiersTable } from '#src/components/price-tiers-table.tsx'
import { ProductGrid } from '#src/components/product-grid.tsx'
import { RatingLine } from '#src/components/rating-line.tsx'
import { SellerSummaryCard } from '#src/components/seller-card.tsx'
import { ShareButton } from '#src/components/share-button.tsx'
import { StructureImage } from '#src/components/structure-image.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { categoryAddress, paths, productDetailsAddress, subCategoryAddress } from '#src/lib/paths.ts'
import type { Unit } from '#src/lib/quantity.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { askedQuantity } from './asked-quantity.ts'
import { OrderPanel } from './order-panel.tsx'
import styles from './product-details-screen.module.css'
import { ProductFacts } from './product-facts.tsx'
import { ProductRequests } from './product-requests.tsx'

type Schemas = components['schemas']

export interface ProductViewProps {
  product: Schemas['Product']
  similar: readonly Schemas['ProductCard'][]
  /** The one who looks is the one who sells it. */
  own: boolean
}

/** The page of a product that has come. */
export function ProductView({ product, similar, own }: ProductViewProps) {
  const text = useText()
  const local = useLocal()
  const [amount, setAmount] = useState(String(product.minimumOrder.value))
  const [unit, setUnit] = useState<Unit>(product.minimumOrder.unit)
  const asked = askedQuantity(amount, unit, product)
  const name = local(product, 'name')
  return (
    <Page
      title={name}
      above={
        <Breadcrumbs
          label={text('catalogue:product.way')}
          items={[
            { label: text('catalogue:list.title'), href: paths.productFilter },
            { label: local(product.category, 'name'), href: categoryAddress(product.category._id) },
            { label: local(product.subCategory, 'name'), href: subCategoryAddress(product.subCategory._id) },
            { label: name },
          ]}
        />
      }
      actions={<ShareButton title={name} address={productDetailsAddress(product._id)} />}
    >
      <div className={styles.layout}>
        <Overview product={product} name={name} />
        <div className={styles.aside}>
          <div className={styles.sticky}>
            <OrderPanel
              product={product}
              amount={amount}
              unit={unit}
              asked={asked}
              onAmount={setAmount}
              onUnit={setUnit}
              own={own}
            />
            {!own && <ProductRequests product={product} quantity={asked.quantity} />}
            <h2 className={styles.small}>{text('catalogue:product.seller')}</h2>
            <SellerSummaryCard seller={product.seller} />
          </div>
        </div>
        <div className={styles.main}>
          <Section title={text('catalogue:product.identity')}>
            <IdentifierList product={product} />
          </Section>
          <Section title={text('catalogue:product.prices')} lead={text('catalogue:product.pricesLead')}>
            <PriceTiersTable tiers={product.priceTiers} current={asked.problem === undefined ? asked.tier : undefined} />
          </Section>
          <Section title={text('catalogue:product.hazards')}>
            <Card>
              <GhsPanel ghs={product.ghs} />
            </Card>
          </Section>
          <Section title={text('catalogue:product.specification')}>
            <ProductFacts product={product} />
          </Section>
          <Section title={text('catalogue:product.documents')} lead={text('catalogue:product.documentsLead')}>
            <DocumentList documents={product.documents} />
          </Section>
        </div>
      </div>
      {similar.length > 0 && (
        <Section title={text('catalogue:product.similar')}>
          <ProductGrid products={similar} />
        </Section>
      )}
    </Page>
  )
}

function Overview({ product, name }: { product: Schemas['Product']; name: string }) {
  const text = useText()
  const local = useLocal()
  const { formatPercent } = useFormat()
  return (
    <div className={styles.top}>
      <StructureImage
        productId={product._id}
        name={name}
        molecularFormula={product.molecularFormula}
        hasStructure={product.hasStructure}
        large
        eager
      />
      <div className={styles.words}>
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
