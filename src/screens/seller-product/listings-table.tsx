import { ListingStatusBadges } from '#src/components/listing/listing-status-badges.tsx'
import { ListingStock } from '#src/components/listing/listing-stock.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress, sellerProductDetailsAddress, sellerProductEditAddress } from '#src/lib/paths.ts'
import { type ListingAction, listingActions } from '#src/machines/listing/listing-actions.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { type Column, Table } from '#src/ui/table.tsx'
import styles from './listings-table.module.css'

type Product = components['schemas']['ProductCard']

export interface ListingsTableProps {
  products: readonly Product[]
  onAction: (action: ListingAction, product: Product) => void
}

/** A seller's products with the figures that a seller looks for, and what can be done with each. */
export function ListingsTable({ products, onAction }: ListingsTableProps) {
  const text = useText()
  const { formatDate, formatNumber, formatQuantity, formatUnitPrice } = useFormat()
  const columns: Column<Product>[] = [
    { id: 'name', header: text('selling:list.name'), rowHeader: true, cell: (product) => <Identity product={product} /> },
    { id: 'status', header: text('selling:list.status'), cell: (product) => <ListingStatusBadges product={product} /> },
    {
      id: 'price',
      header: text('selling:list.price'),
      align: 'end',
      cell: ({ price, priceUnit, minimumOrder }) => (
        <span className={styles.price}>
          {formatUnitPrice(price, priceUnit)}
          <span className={styles.minimum}>{text('selling:list.from', { quantity: formatQuantity(minimumOrder) })}</span>
        </span>
      ),
    },
    { id: 'stock', header: text('selling:list.stock'), align: 'end', cell: (product) => <ListingStock product={product} /> },
    {
      id: 'views',
      header: text('selling:list.views'),
      align: 'end',
      cell: ({ viewCount = 0 }) => formatNumber(viewCount),
    },
    {
      id: 'promotedUntil',
      header: text('selling:list.promotedUntil'),
      cell: ({ promotedUntil }) =>
        promotedUntil === undefined ? (
          <span className={styles.none}>{text('selling:list.notPromoted')}</span>
        ) : (
          formatDate(promotedUntil)
        ),
    },
    {
      id: 'actions',
      header: text('selling:list.actions'),
      headerHidden: true,
      cell: (product) => <RowActions product={product} onAction={(action) => onAction(action, product)} />,
    },
  ]
  return (
    <Table<Product>
      caption={text('selling:list.caption')}
      captionHidden
      rows={products}
      rowKey={({ _id }) => _id}
      columns={columns}
    />
  )
}

function Identity({ product }: { product: Product }) {
  const text = useText()
  const local = useLocal()
  const { _id, casNumber, reference } = product
  return (
    <span className={styles.product}>
      <Link href={sellerProductDetailsAddress(_id)}>{local(product, 'name')}</Link>
      <Isolate className={styles.code}>{casNumber}</Isolate>
      {reference !== undefined && <bdi className={styles.code}>{text('selling:list.reference', { reference })}</bdi>}
    </span>
  )
}

const icons = { restock: 'edit', activate: 'eye', deactivate: 'eye-off', promote: 'star', delete: 'trash' } as const

function RowActions({ product, onAction }: { product: Product; onAction: (action: ListingAction) => void }) {
  const text = useText()
  const local = useLocal()
  const [first, ...further] = listingActions(product)
  return (
    <span className={styles.actions}>
      {first !== undefined && (
        <Button compact className={styles.first} onClick={() => onAction(first)}>
          {text(`selling:action.${first}`)}
        </Button>
      )}
      <Menu
        align="end"
        items={[
          { id: 'edit', label: text('selling:action.edit'), icon: 'edit', href: sellerProductEditAddress(product._id) },
          { id: 'view', label: text('selling:action.view'), icon: 'external', href: productDetailsAddress(product._id) },
          ...further.map((action) => ({
            id: action,
            label: text(`selling:action.${action}`),
            icon: icons[action],
            danger: action === 'delete',
            onSelect: () => onAction(action),
          })),
        ]}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} icon="more" label={text('selling:list.menu', { name: local(product, 'name') })} />
        )}
      />
    </span>
  )
}
