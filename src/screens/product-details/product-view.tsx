import { lazy, Suspense, useState } from 'react'
import { DocumentList } from '#src/components/document/document-list.tsx'
import { CarriageFacts } from '#src/components/catalogue/carriage-facts.tsx'
import { Formula } from '#src/components/catalogue/formula.tsx'
import { GhsPanel } from '#src/components/catalogue/ghs-panel.tsx'
import { IdentifierList } from '#src/components/catalogue/identifier-list.tsx'
import { PriceTiersTable } from '#src/components/catalogue/price-tiers-table.tsx'
import { ProductFacts } from '#src/components/catalogue/product-facts.tsx'
import { ProductGrid } from '#src/components/catalogue/product-grid.tsx'
import { ProductOverview } from '#src/components/catalogue/product-overview.tsx'
import { SellerSummaryCard } from '#src/components/catalogue/seller-card.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { ShareButton } from '#src/components/platform/share-button.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { categoryAddress, paths, productDetailsAddress, subCategoryAddress } from '#src/lib/paths.ts'
import type { PackageSize } from '#src/lib/packages.ts'
import type { Unit } from '#src/lib/quantity.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Card } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { askedQuantity, unitPriceOf } from './asked-quantity.ts'
import { OrderBar } from './order-bar.tsx'
import { OrderPanel } from './order-panel.tsx'
import styles from './product-details-screen.module.css'
import { ProductRequests } from './product-requests.tsx'
import { ReportListing } from './report-listing.tsx'

// Below what is looked at first, so its code may come later.
const ProductReviews = lazy(async () => ({
  default: (await withinChunkLimit(import('./product-reviews.tsx'))).ProductReviews,
}))

type Schemas = components['schemas']

export interface ProductViewProps {
  product: Schemas['Product']
  similar: readonly Schemas['ProductCard'][]
  /** The one who looks is the one who sells it. */
  own: boolean
  /** Somebody who is signed in, and does not sell it. */
  mayReport: boolean
}

/** The page of a product that has come. */
export function ProductView({ product, similar, own, mayReport }: ProductViewProps) {
  const text = useText()
  const local = useLocal()
  const { formatDate } = useFormat()
  const [amount, setAmount] = useState(String(product.minimumOrder.value))
  const [unit, setUnit] = useState<Unit>(product.minimumOrder.unit)
  const [size, setSize] = useState<PackageSize>()
  const { agreedPrices } = product
  const asked = askedQuantity(amount, unit, product, size)
  const name = local(product, 'name')
  return (
    <Page
      title={name}
      above={
        <Breadcrumbs
          label={text('catalogue:product.breadcrumb')}
          items={[
            { label: text('catalogue:list.title'), href: paths.productFilter },
            { label: local(product.category, 'name'), href: categoryAddress(product.category._id) },
            { label: local(product.subCategory, 'name'), href: subCategoryAddress(product.subCategory._id) },
            { label: name },
          ]}
        />
      }
      lead={
        <span className={styles.identity}>
          <Isolate>
            {text('catalogue:card.cas')} {product.casNumber}
          </Isolate>
          <Formula text={product.molecularFormula} />
        </span>
      }
    >
      <div className={styles.layout}>
        <ProductOverview product={product} name={name} price={unitPriceOf(asked, product)} />
        <div className={styles.aside}>
          <div className={styles.sticky}>
            <OrderPanel
              product={product}
              amount={amount}
              unit={unit}
              asked={asked}
              onAmount={setAmount}
              onUnit={setUnit}
              size={size}
              onSize={setSize}
              own={own}
            />
            {!own && <ProductRequests product={product} quantity={asked.quantity && asked.asked} size={asked.size} />}
            <h2 className={styles.small}>{text('catalogue:product.seller')}</h2>
            <SellerSummaryCard seller={product.seller} />
            <div className={styles.actions}>
              <ShareButton title={name} address={productDetailsAddress(product._id)} />
              {mayReport && <ReportListing productId={product._id} />}
            </div>
          </div>
        </div>
        <div className={styles.main}>
          <Section title={text('catalogue:product.identity')}>
            <IdentifierList product={product} />
          </Section>
          {agreedPrices !== undefined && (
            <Section
              title={text('catalogue:agreed.title')}
              lead={
                agreedPrices.validUntil === undefined
                  ? text('catalogue:agreed.lead')
                  : text('catalogue:agreed.leadUntil', { date: formatDate(agreedPrices.validUntil) })
              }
            >
              <PriceTiersTable tiers={agreedPrices.tiers} current={asked.problem === undefined ? asked.tier : undefined} />
            </Section>
          )}
          <Section title={text('catalogue:product.prices')} lead={text('catalogue:product.pricesLead')}>
            <PriceTiersTable tiers={product.priceTiers} current={asked.problem === undefined ? asked.tier : undefined} />
          </Section>
          <Section title={text('catalogue:product.hazards')}>
            <Card>
              <GhsPanel ghs={product.ghs} />
            </Card>
          </Section>
          {product.unNumber !== undefined && product.dangerousGoods !== undefined && (
            <Section title={text('catalogue:carriage.title')} lead={text('catalogue:carriage.lead')}>
              <CarriageFacts unNumber={product.unNumber} dangerousGoods={product.dangerousGoods} hazards={product.ghs.hazards} />
            </Section>
          )}
          <Section title={text('catalogue:product.specification')}>
            <ProductFacts product={product} />
          </Section>
          <Section title={text('catalogue:product.documents')} lead={text('catalogue:product.documentsLead')}>
            <DocumentList documents={product.documents} />
          </Section>
        </div>
      </div>
      <Section title={text('catalogue:reviews.title')}>
        <Suspense fallback={<WaitingView height="10rem" />}>
          <ProductReviews productId={product._id} />
        </Suspense>
      </Section>
      {similar.length > 0 && (
        <Section title={text('catalogue:product.similar')}>
          <ProductGrid products={similar} />
        </Section>
      )}
      {!own && <OrderBar product={product} asked={asked} />}
    </Page>
  )
}
