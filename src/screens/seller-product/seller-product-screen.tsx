import { FailedView } from '#src/components/failed-view.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { ownProductsMachine } from '#src/machines/own-products.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { Table } from '#src/ui/table.tsx'
import styles from './seller-product-screen.module.css'

const pageSize = 20

/** What a seller has listed, with price and stock, also what is not on offer now. */
export function SellerProductScreen() {
  const sellerId = useSession(({ userId }) => userId)
  // The gate lets nobody in without a session; its id is that of the seller.
  return sellerId === null ? null : <OwnProducts key={sellerId} sellerId={sellerId} />
}

function OwnProducts({ sellerId }: { sellerId: string }) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [flow, actor] = useFlow(ownProductsMachine, { query: { sellerId, sort: 'name' }, pageSize })
  const { query, items, total, page, failure } = flow.context
  const search = query.search ?? ''
  const searchFor = (wanted: string) => {
    actor.send({ type: 'query.changed', query: { sellerId, sort: 'name', ...(wanted !== '' && { search: wanted }) } })
  }
  return (
    <Page
      title={text('order:products.title')}
      lead={flow.hasTag('filled') ? text('order:products.count', { count: total }) : undefined}
    >
      <Stack gap={4}>
        <SearchBox
          key={search}
          label={text('order:products.searchLabel')}
          placeholder={text('order:products.searchHint')}
          actionLabel={text('order:list.search')}
          initial={search}
          onSearch={searchFor}
        />
        {flow.hasTag('busy') && !flow.hasTag('filled') && (
          <SkeletonGroup label={text('app:wait')}>
            <Skeleton shape="block" height="28rem" />
          </SkeletonGroup>
        )}
        {flow.hasTag('failed') && (
          <FailedView
            failure={failure}
            onRetry={() => {
              actor.send({ type: 'retry.asked' })
            }}
          />
        )}
        {flow.hasTag('empty') && search === '' && (
          <EmptyState title={text('order:products.empty')}>{text('order:products.emptyBody')}</EmptyState>
        )}
        {flow.hasTag('empty') && search !== '' && (
          <EmptyState
            icon="search"
            title={text('order:products.noMatch')}
            actions={
              <Button
                onClick={() => {
                  searchFor('')
                }}
              >
                {text('order:list.clearSearch')}
              </Button>
            }
          />
        )}
        {flow.hasTag('filled') && (
          <>
            <Products products={items} />
            <Pagination
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              onPage={(chosen) => {
                actor.send({ type: 'page.chosen', page: chosen })
              }}
              label={text('app:pages.label')}
              previousLabel={text('app:pages.previous')}
              nextLabel={text('app:pages.next')}
              pageLabel={(each) => text('app:pages.page', { page: formatNumber(each) })}
              formatPage={(each) => formatNumber(each)}
            />
          </>
        )}
      </Stack>
    </Page>
  )
}

type Product = components['schemas']['ProductCard']

function Products({ products }: { products: readonly Product[] }) {
  const text = useText()
  const local = useLocal()
  const { formatQuantity, formatUnitPrice } = useFormat()
  return (
    <Table<Product>
      caption={text('order:products.caption')}
      captionHidden
      rows={products}
      rowKey={({ _id }) => _id}
      columns={[
        {
          id: 'name',
          header: text('order:products.name'),
          rowHeader: true,
          cell: (product) => (
            <span className={styles.product}>
              <Link href={productDetailsAddress(product._id)}>{local(product, 'name')}</Link>
              <Isolate className={styles.cas}>{product.casNumber}</Isolate>
            </span>
          ),
        },
        {
          id: 'status',
          header: text('order:products.status'),
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'success' : 'neutral'}>{text(`order:products.${status}`)}</Badge>
          ),
        },
        {
          id: 'price',
          header: text('order:products.price'),
          align: 'end',
          cell: ({ price, priceUnit }) => formatUnitPrice(price, priceUnit),
        },
        {
          id: 'minimum',
          header: text('order:products.minimum'),
          align: 'end',
          cell: ({ minimumOrder }) => formatQuantity(minimumOrder),
        },
        {
          id: 'stock',
          header: text('order:products.stock'),
          align: 'end',
          cell: ({ stock }) =>
            stock.value > 0 ? formatQuantity(stock) : <Badge tone="warning">{text('order:products.soldOut')}</Badge>,
        },
      ]}
    />
  )
}
