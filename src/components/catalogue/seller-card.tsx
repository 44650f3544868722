import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { sellerDetailsAddress } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { DescriptionPreview } from '#src/components/platform/description-preview.tsx'
import { RatingLine } from './rating-line.tsx'
import styles from './seller-card.module.css'
import { SellerMonogram } from './seller-monogram.tsx'

type Schemas = components['schemas']

/** A seller in a list: who, where, how well rated, how fast it answers. Pressing it opens the seller's page. */
export function SellerCard({ seller, level = 3 }: { seller: Schemas['Seller']; level?: 2 | 3 | undefined }) {
  const text = useText()
  const local = useLocal()
  const { formatCountry } = useFormat()
  return (
    <Card as="li">
      <SellerHead
        seller={seller}
        level={level}
        place={text('catalogue:seller.place', { city: seller.city, country: formatCountry(seller.country) })}
      />
      <DescriptionPreview description={local(seller, 'about')} />
      <div className={styles.facts}>
        <span>
          <Icon name="flask" />
          {text('catalogue:category.products', { count: seller.productCount })}
        </span>
        <span>
          <Icon name="clock" />
          {seller.responseHours === undefined
            ? text('catalogue:seller.notMeasured')
            : text('catalogue:seller.hours', { count: Math.max(1, Math.round(seller.responseHours)) })}
        </span>
      </div>
    </Card>
  )
}

/** The seller of a product, as its page shows it. */
export function SellerSummaryCard({ seller }: { seller: Schemas['SellerSummary'] }) {
  const { formatCountry } = useFormat()
  return (
    <Card>
      <SellerHead seller={seller} level={3} place={formatCountry(seller.country)} />
    </Card>
  )
}

function SellerHead({ seller, level, place }: { seller: Schemas['SellerSummary']; level: 2 | 3; place: string }) {
  const text = useText()
  const Name = `h${level}` as const
  return (
    <>
      <div className={styles.head}>
        <SellerMonogram businessName={seller.businessName} />
        <div className={styles.names}>
          <Name className={styles.name}>
            <CardLink href={sellerDetailsAddress(seller._id)}>
              <bdi>{seller.businessName}</bdi>
            </CardLink>
          </Name>
          <p className={styles.place}>{place}</p>
        </div>
      </div>
      {seller.verified && (
        <div>
          <Badge tone="success" icon="shield">
            {text('catalogue:card.verifiedSeller')}
          </Badge>
        </div>
      )}
      <RatingLine rating={seller.rating} ratingCount={seller.ratingCount} />
    </>
  )
}
