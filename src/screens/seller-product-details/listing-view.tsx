import { DocumentList } from '#src/components/document/document-list.tsx'
import { GhsPanel } from '#src/components/catalogue/ghs-panel.tsx'
import { IdentifierList } from '#src/components/catalogue/identifier-list.tsx'
import { PriceTiersTable } from '#src/components/catalogue/price-tiers-table.tsx'
import { ProductFacts } from '#src/components/catalogue/product-facts.tsx'
import { ProductOverview } from '#src/components/catalogue/product-overview.tsx'
import { ShareButton } from '#src/components/platform/share-button.tsx'
import type { components } from '#src/generated/schema.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { paths, productDetailsAddress } from '#src/lib/paths.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { MissingFields } from './missing-fields.tsx'
import { ListingLabels } from './listing-labels.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductBatches } from './product-batches.tsx'
import { ProductFigures } from './product-figures.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductRatings } from './product-ratings.tsx'
import { ProductTrade } from './product-trade.tsx'
import { SampleOffer } from './sample-offer.tsx'

export interface ListingViewProps {
  product: components['schemas']['Product']
  parts: ListingParts
}

/** An own product that has come: how it stands and sells, then all that the listing says. */
export function ListingView({ product, parts }: ListingViewProps) {
  const text = useText()
  const local = useLocal()
  const name = local(product, 'name')
  return (
    <Page
      title={name}
      above={
        <Breadcrumbs
          label={text('catalogue:product.breadcrumb')}
          items={[{ label: text('selling:list.title'), href: paths.sellerProduct }, { label: name }]}
        />
      }
      actions={
        <>
          <ButtonLink href={productDetailsAddress(product._id)} icon="external">
            {text('selling:action.view')}
          </ButtonLink>
          <ShareButton title={name} address={productDetailsAddress(product._id)} />
        </>
      }
    >
      <Columns
        // On a phone too what can be done comes before all that the listing says.
        asideFirst
        aside={
          <Stack gap={4}>
            <CardSection title={text('selling:details.figures')}>
              <ProductFigures product={product} />
            </CardSection>
            <ProductActions product={product} change={parts.change} />
          </Stack>
        }
      >
        <Stack gap={6}>
          <MissingFields product={product} />
          <ProductOverview product={product} name={name} price={product.price} />
          <ProductBatches batches={parts.batches} view={parts.view} />
          <ProductTrade orders={parts.orders} quotes={parts.quotes} />
          <ProductRatings list={parts.ratings} />
          <Listing product={product} />
        </Stack>
      </Columns>
    </Page>
  )
}

/** What buyers read, and what only the form shows besides. */
function Listing({ product }: Pick<ListingViewProps, 'product'>) {
  const text = useText()
  return (
    <>
      <Section title={text('catalogue:product.prices')} lead={text('catalogue:product.pricesLead')}>
        <PriceTiersTable tiers={product.priceTiers} current={undefined} />
      </Section>
      <Section title={text('catalogue:product.documents')} lead={text('selling:section.documentsLead')}>
        <DocumentList documents={product.documents} />
      </Section>
      <Section title={text('selling:field.sample')}>
        <SampleOffer sample={product.sample} />
      </Section>
      <Section title={text('selling:details.texts')}>
        <ListingLabels product={product} />
      </Section>
      <Section title={text('catalogue:product.identity')}>
        <IdentifierList product={product} />
      </Section>
      <Section title={text('catalogue:product.specification')}>
        <ProductFacts product={product} />
      </Section>
      <Section title={text('catalogue:product.hazards')}>
        <Card>
          <GhsPanel ghs={product.ghs} />
        </Card>
      </Section>
      <Section title={text('selling:section.pictures')}>
        <ProductPictures product={product} />
      </Section>
    </>
  )
}
