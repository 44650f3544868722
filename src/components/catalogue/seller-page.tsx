import type { ReactNode } from 'react'
import { PagedList } from '#src/components/platform/paged-list.tsx'
import type { ListActor } from '#src/components/platform/list-flow.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { ProductGrid } from './product-grid.tsx'
import { RatingLine } from './rating-line.tsx'
import { SellerMonogram } from './seller-monogram.tsx'
import { SellerPlaceholder, type SellerPlaceholderProps } from './seller-placeholder.tsx'
import { ShareButton } from '#src/components/platform/share-button.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { thumbnailAddress } from '#src/lib/thumbnail-address.ts'
import { paths, personChatAddress, sellerDetailsAddress } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import styles from './seller-page.module.css'

type Schemas = components['schemas']

export interface SellerPageProps {
  /** Until the seller's name is known. */
  title: string
  /** The flow that reads the seller and a page of what it offers. */
  flow: SellerPlaceholderProps['flow'] & {
    context: { seller: Schemas['Seller'] | null; products: readonly Schemas['ProductCard'][]; total: number; page: number }
  }
  actor: ListActor
  pageSize: number
  /** What else can be done about the seller. */
  moreActions?: ((seller: Schemas['Seller']) => ReactNode) | undefined
  /** What stands between what the seller writes and what it offers. */
  between?: (seller: Schemas['Seller']) => ReactNode
  /** What stands below what it offers. */
  after?: (seller: Schemas['Seller']) => ReactNode
}

/** A seller: who it is and what it offers, page by page. */
export function SellerPage({ title, flow, actor, pageSize, moreActions, between, after }: SellerPageProps) {
  const { seller, products, total, page } = flow.context
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  if (!flow.hasTag('filled') || seller === null) return <SellerPlaceholder title={title} flow={flow} actor={actor} />
  return (
    <Page
      title={<bdi>{seller.businessName}</bdi>}
      above={
        <Breadcrumbs
          label={text('catalogue:seller.breadcrumb')}
          items={[{ label: text('catalogue:seller.title'), href: paths.sellerAll }, { label: seller.businessName }]}
        />
      }
      actions={
        <>
          <ButtonLink icon="chat" href={personChatAddress(seller._id)}>
            {text('catalogue:requests.chat')}
          </ButtonLink>
          <ShareButton title={seller.businessName} address={sellerDetailsAddress(seller._id)} />
          {moreActions?.(seller)}
        </>
      }
    >
      <Card>
        <div className={styles.head}>
          {seller.profileImage === undefined ? (
            <SellerMonogram businessName={seller.businessName} large />
          ) : (
            <img src={thumbnailAddress(seller.profileImage)} alt="" width={96} height={96} className={styles.picture} />
          )}
          <div className={styles.badges}>
            {seller.verified && (
              <Badge tone="success" icon="shield">
                {text('catalogue:card.verifiedSeller')}
              </Badge>
            )}
            <RatingLine rating={seller.rating} ratingCount={seller.ratingCount} />
          </div>
        </div>
        <SellerFacts seller={seller} />
      </Card>
      <Section title={text('catalogue:seller.about')}>
        <p className={styles.about}>{local(seller, 'about') ?? text('app:missing')}</p>
      </Section>
      {seller.photos !== undefined && seller.photos.length > 0 && (
        <Section title={text('catalogue:seller.plant')}>
          <PhotoStrip
            photos={seller.photos}
            label={(number) => text('catalogue:seller.plantPhoto', { number, name: isolated(seller.businessName, language) })}
          />
        </Section>
      )}
      {between?.(seller)}
      <Section title={text('catalogue:seller.products')}>
        {products.length === 0 ? (
          <EmptyState
            title={text('catalogue:seller.noProducts')}
            actions={<ButtonLink href={paths.productFilter}>{text('catalogue:list.all')}</ButtonLink>}
          >
            {text('catalogue:seller.noProductsBody')}
          </EmptyState>
        ) : (
          <PagedList
            label={text('catalogue:list.pages')}
            page={page}
            pageSize={pageSize}
            total={total}
            waiting={flow.hasTag('busy')}
            onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
          >
            <ProductGrid products={products} />
          </PagedList>
        )}
      </Section>
      {after?.(seller)}
    </Page>
  )
}

function SellerFacts({ seller }: { seller: Schemas['Seller'] }) {
  const text = useText()
  const { formatCountry, formatDate, formatNumber } = useFormat()
  const place = text('catalogue:seller.place', { city: seller.city, country: formatCountry(seller.country) })
  return (
    <dl className={styles.facts}>
      <Fact name={text('catalogue:seller.country')}>{place}</Fact>
      <Fact name={text('catalogue:seller.contact')}>
        <bdi>{seller.fullName}</bdi>
      </Fact>
      <Fact name={text('catalogue:seller.memberSince')}>{formatDate(seller.memberSince)}</Fact>
      <Fact name={text('catalogue:seller.responds')}>
        {seller.responseHours === undefined
          ? text('catalogue:seller.notMeasured')
          : text('catalogue:seller.hours', { count: Math.max(1, Math.round(seller.responseHours)) })}
      </Fact>
      <Fact name={text('catalogue:seller.currency')}>
        <Isolate>{seller.currency}</Isolate>
      </Fact>
      <Fact name={text('catalogue:seller.offers')}>{formatNumber(seller.productCount)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
