import { FactList } from '#src/components/platform/fact-list.tsx'
import { ListingStatusBadges } from '#src/components/listing/listing-status-badges.tsx'
import { ListingStock } from '#src/components/listing/listing-stock.tsx'
import { RatingLine } from '#src/components/catalogue/rating-line.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'

/** How an own product stands on the market, in figures. */
export function ProductFigures({ product }: { product: components['schemas']['Product'] }) {
  const text = useText()
  const { formatDate, formatNumber, formatQuantity, formatUnitPrice } = useFormat()
  const { price, priceUnit, minimumOrder, promotedUntil, viewCount, rating, ratingCount, reference } = product
  return (
    <FactList
      facts={[
        { name: text('selling:list.status'), value: <ListingStatusBadges product={product} /> },
        { name: text('selling:list.price'), value: formatUnitPrice(price, priceUnit) },
        { name: text('selling:field.minimumOrder'), value: formatQuantity(minimumOrder) },
        { name: text('selling:list.stock'), value: <ListingStock product={product} /> },
        {
          name: text('selling:list.promotedUntil'),
          value: promotedUntil === undefined ? text('selling:list.notPromoted') : formatDate(promotedUntil),
        },
        { name: text('selling:list.views'), value: formatNumber(viewCount) },
        { name: text('selling:details.ratings'), value: <RatingLine rating={rating} ratingCount={ratingCount} /> },
        { name: text('selling:field.reference'), value: reference && <bdi>{reference}</bdi> },
      ]}
    />
  )
}
