import type { ReactNode } from 'react'
import { RatingLine } from '#src/components/catalogue/rating-line.tsx'
import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { endText } from '#src/i18n/zoned-time.ts'
import { sellerViewProfileAddress } from '#src/lib/paths.ts'
import { type Merit, bestOf } from '#src/machines/requirement/bid-comparison.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { type Column, Table } from '#src/ui/table.tsx'
import type { AwardingProps } from './awarding-props.ts'
import { BidActions } from './bid-actions.tsx'
import styles from './bids-table.module.css'

type Bid = components['schemas']['Bid']

/** Bids side by side, brought to one unit of what was asked for; the best of each column says so. A card each on a phone. */
export function BidsTable({ flow, actor, requirement, bids }: AwardingProps & { bids: readonly Bid[] }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatMoney, formatPercent, formatQuantity, formatUnit, formatUnitPrice } = useFormat()
  const best = bestOf(bids)
  const { unit } = requirement.quantity
  const cell = ({ _id }: Bid, merit: Merit, children: ReactNode) => (
    <span className={styles.cell}>
      {children}
      {best.get(_id)?.includes(merit) === true && (
        <Badge tone="success" icon="check">
          {text(`requirement:bids.best.${merit}`)}
        </Badge>
      )}
    </span>
  )
  const columns: Column<Bid>[] = [
    {
      id: 'seller',
      header: text('requirement:bids.seller'),
      rowHeader: true,
      cell: (bid) => cell(bid, 'rating', <Seller bid={bid} />),
    },
    {
      id: 'price',
      header: text('requirement:bids.price', { unit: formatUnit(unit) }),
      cell: (bid) => {
        const { comparison } = bid
        if (comparison === undefined) return text('app:missing')
        const { landedUnitPrice, unitPrice, aboveLowest = 0 } = comparison
        return cell(
          bid,
          'price',
          <>
            <span className={styles.price}>{formatUnitPrice(landedUnitPrice, unit)}</span>
            <ApproximatePrice price={landedUnitPrice} unit={unit} />
            <span className={styles.more}>
              {text('requirement:bids.itemsPrice', { price: formatUnitPrice(unitPrice, unit) })}
            </span>
            {aboveLowest > 0 && (
              <span className={styles.more}>{text('requirement:bids.above', { percent: formatPercent(aboveLowest) })}</span>
            )}
          </>,
        )
      },
    },
    {
      id: 'total',
      header: text('requirement:bids.total'),
      cell: ({ totals, quantity, comparison }) => (
        <span className={styles.cell}>
          <span className={styles.price}>{formatMoney(totals.total)}</span>
          <ApproximatePrice price={totals.total} />
          <span className={styles.more}>{text('requirement:bids.forQuantity', { quantity: formatQuantity(quantity) })}</span>
          {comparison !== undefined && comparison.coverage !== 100 && (
            <Badge tone="warning">{text('requirement:bids.partly', { percent: formatPercent(comparison.coverage) })}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'leadTime',
      header: text('requirement:bids.leadTime'),
      cell: (bid) => (
        <span className={styles.cell}>
          {cell(bid, 'leadTime', text('requirement:bids.days', { count: bid.leadTimeDays }))}
          <Isolate className={styles.more}>{[bid.incoterm, bid.incotermPlace].filter(Boolean).join(' ')}</Isolate>
          {requirement.incoterm !== undefined && requirement.incoterm !== bid.incoterm && (
            <span className={styles.more}>{text('requirement:bids.otherTerm')}</span>
          )}
        </span>
      ),
    },
    {
      id: 'validUntil',
      header: text('requirement:bids.validUntil'),
      cell: (bid) => cell(bid, 'validUntil', endText(bid.validUntil, language)),
    },
    {
      id: 'actions',
      header: text('requirement:bids.actions'),
      headerHidden: true,
      cell: (bid) => <BidActions flow={flow} actor={actor} requirement={requirement} bid={bid} />,
    },
  ]
  return (
    <Table caption={text('requirement:bids.caption')} captionHidden columns={columns} rows={bids} rowKey={({ _id }) => _id} />
  )
}

/** Who offers what, and in which words. */
function Seller({ bid: { seller, goodsName, note, version } }: { bid: Bid }) {
  const text = useText()
  const { formatCountry } = useFormat()
  return (
    <>
      {seller !== undefined && (
        <>
          <Link href={sellerViewProfileAddress(seller._id)}>
            <bdi>{seller.businessName}</bdi>
          </Link>
          {seller.verified && (
            <Badge tone="primary" icon="shield">
              {text('catalogue:card.verifiedSeller')}
            </Badge>
          )}
          <span className={styles.more}>{formatCountry(seller.country)}</span>
          <RatingLine rating={seller.rating} ratingCount={seller.ratingCount} />
        </>
      )}
      <bdi className={styles.item}>{goodsName}</bdi>
      {note !== undefined && (
        <span className={styles.more} dir="auto">
          {note}
        </span>
      )}
      {version > 1 && <span className={styles.more}>{text('requirement:bids.version', { version })}</span>}
    </>
  )
}
