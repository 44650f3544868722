import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { FailedView } from '#src/components/platform/failed-view.tsx'
import { Formula } from '#src/components/catalogue/formula.tsx'
import { SellerMonogram } from '#src/components/catalogue/seller-monogram.tsx'
import { StructureImage } from '#src/components/catalogue/structure-image.tsx'
import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { paths, productDetailsAddress, searchAddress, sellerDetailsAddress, sellerSearchAddress } from '#src/lib/paths.ts'
import type { Found, searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { ComboboxCell } from '#src/ui/use-combobox.ts'
import styles from './search-results.module.css'

type Schemas = components['schemas']

export interface SearchResultsProps {
  view: SnapshotFrom<typeof searchPanelMachine>
  found: Found | null
  listId: string
  /** Id of the option that the arrow keys have reached. */
  active: string | undefined
  /** A result is opened. */
  onOpen: () => void
  onRetry: () => void
}

const productId = (listId: string, { _id }: { _id: string }) => `${listId}product-${_id}`
const sellerId = (listId: string, { _id }: { _id: string }) => `${listId}seller-${_id}`
const allId = (listId: string) => `${listId}all`

type Follow = (address: string) => void

/** The options of the products for the arrow keys. */
export function productRows(listId: string, found: Found | null, follow: Follow): ComboboxCell[][] {
  if (found === null || found.products.length === 0) return []
  return [
    ...found.products.map((product) => cell(productId(listId, product), productDetailsAddress(product._id), follow)),
    cell(allId(listId), searchAddress(found.of), follow),
  ]
}

/** The options of the sellers for the arrow keys. */
export function sellerRows(listId: string, found: Found | null, follow: Follow): ComboboxCell[][] {
  if (found === null || found.sellers.length === 0) return []
  return [
    ...found.sellers.map((seller) => cell(sellerId(listId, seller), sellerDetailsAddress(seller._id), follow)),
    cell(allId(listId), sellerSearchAddress(found.of), follow),
  ]
}

const cell = (id: string, address: string, follow: Follow): ComboboxCell[] => [
  {
    id,
    onChoose: () => follow(address),
  },
]

export function ProductResults(props: SearchResultsProps) {
  const { found, listId, active, onOpen } = props
  const text = useText()
  // A seller cannot post a requirement.
  const isBuyer = useSession(({ accountType }) => accountType === 'Buyer')
  return (
    <Results
      {...props}
      label={text('search:panel.products')}
      count={found?.products.length ?? 0}
      whenNone={
        isBuyer ? (
          <ButtonLink href={paths.productRequirementPost} onClick={onOpen}>
            {text('search:panel.post')}
          </ButtonLink>
        ) : undefined
      }
    >
      {found?.products.map((product) => (
        <Option
          key={product._id}
          id={productId(listId, product)}
          active={active}
          href={productDetailsAddress(product._id)}
          onOpen={onOpen}
        >
          <ProductOption product={product} />
        </Option>
      ))}
      {found !== null && (
        <AllOption {...props} href={searchAddress(found.of)} label={text('search:panel.all', { search: found.of })} />
      )}
    </Results>
  )
}

export function SellerResults(props: SearchResultsProps) {
  const { found, listId, active, onOpen } = props
  const text = useText()
  return (
    <Results {...props} label={text('search:panel.sellers')} count={found?.sellers.length ?? 0}>
      {found?.sellers.map((seller) => (
        <Option
          key={seller._id}
          id={sellerId(listId, seller)}
          active={active}
          href={sellerDetailsAddress(seller._id)}
          onOpen={onOpen}
        >
          <SellerOption seller={seller} />
        </Option>
      ))}
      {found !== null && (
        <AllOption
          {...props}
          href={sellerSearchAddress(found.of)}
          label={text('search:panel.allSellers', { search: found.of })}
        />
      )}
    </Results>
  )
}

interface ResultsProps extends SearchResultsProps {
  label: string
  count: number
  /** What one can do when nothing was found. */
  whenNone?: ReactNode
  children: ReactNode
}

/** Either what was found, or why nothing is there to see. What was found before stays while the next answer is awaited. */
function Results({ view, found, listId, onRetry, label, count, whenNone, children }: ResultsProps) {
  const text = useText()
  if (view.hasTag('failed')) return <FailedView failure={view.context.failure} onRetry={onRetry} />
  if (view.hasTag('blank')) return <p className={styles.hint}>{text('search:panel.hint')}</p>
  if (found === null) return <Skeleton lines={5} />
  if (count === 0) {
    return (
      <EmptyState icon="search" title={text('search:panel.none')} actions={whenNone}>
        {text('search:panel.noneBody')}
      </EmptyState>
    )
  }
  return (
    <>
      {found.corrected && <p className={styles.hint}>{text('search:panel.corrected', { search: found.of })}</p>}
      <div role="listbox" id={listId} aria-label={label} aria-busy={view.hasTag('busy')} className={styles.list}>
        {children}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  active: string | undefined
  href: string
  onOpen: () => void
  children: ReactNode
}

/** A link, so that it also opens in a new tab; the keyboard's way to it is the box. */
function Option({ id, active, href, onOpen, children }: OptionProps) {
  return (
    <Link
      role="option"
      id={id}
      aria-selected={id === active}
      tabIndex={-1}
      href={href}
      onClick={(event) => {
        // Opened beside this page, the panel stays for the next.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen()
      }}
      className={styles.option}
    >
      {children}
    </Link>
  )
}

/** Where Enter in the box leads, too. */
function AllOption({ listId, active, onOpen, href, label }: SearchResultsProps & { href: string; label: string }) {
  return (
    <Option id={allId(listId)} active={active} href={href} onOpen={onOpen}>
      <span className={styles.all}>{label}</span>
      <Icon name="chevron-end" />
    </Option>
  )
}

/** A product in few words, beside its drawing. */
export function ProductOption({ product }: { product: Schemas['ProductCard'] }) {
  const text = useText()
  const local = useLocal()
  const { formatUnitPrice } = useFormat()
  const name = local(product, 'name')
  const shown = product.lowestPrice ?? product.price
  const price = formatUnitPrice(shown, product.priceUnit)
  return (
    <>
      <div className={styles.picture}>
        <StructureImage
          productId={product._id}
          name={name}
          molecularFormula={product.molecularFormula}
          hasStructure={product.hasStructure}
          decorative
        />
      </div>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <Isolate>
            {text('catalogue:card.cas')} {product.casNumber}
          </Isolate>
          <Formula text={product.molecularFormula} />
          <span>{text(`catalogue:grade.${product.grade}`)}</span>
        </span>
        <span className={styles.facts}>
          {/* Around it, so that a Latin name of two lines begins where the reader's lines begin. */}
          <span>
            <bdi>{product.seller.businessName}</bdi>
          </span>
          <span>
            <span className={styles.price}>
              {product.lowestPrice === undefined ? price : text('catalogue:card.from', { price })}
            </span>
            <ApproximatePrice price={shown} unit={product.priceUnit} />
          </span>
        </span>
      </span>
    </>
  )
}

function SellerOption({ seller }: { seller: Schemas['Seller'] }) {
  const text = useText()
  const { formatCountry } = useFormat()
  return (
    <>
      <SellerMonogram businessName={seller.businessName} />
      <span className={styles.text}>
        <span className={styles.name}>
          <bdi>{seller.businessName}</bdi>
        </span>
        <span className={styles.facts}>
          {seller.verified && (
            <span className={styles.verified}>
              <Icon name="shield" size="small" /> {text('catalogue:card.verifiedSeller')}
            </span>
          )}
          <span>{text('catalogue:seller.place', { city: seller.city, country: formatCountry(seller.country) })}</span>
          <span>{text('catalogue:category.products', { count: seller.productCount })}</span>
        </span>
      </span>
    </>
  )
}
