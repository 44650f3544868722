import type { components } from '#src/generated/schema.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './conversation-head.module.css'

/** What they talk about, with its price as it is now; without one when the product is no longer on the market. */
export function ChatProduct({ product }: { product: components['schemas']['ChatProduct'] }) {
  const text = useText()
  const local = useLocal()
  const { formatUnitPrice } = useFormat()
  const [flow] = useFlow(productViewMachine, { path: { id: product._id } })
  const offer = flow.context.results
  return (
    <div className={styles.product}>
      <span className={styles.about}>{text('chats:about')}</span>
      <span className={styles.productText}>
        <bdi className={styles.productName}>{local(product, 'name')}</bdi>
        <Isolate className={styles.code}>{text('chats:cas', { number: product.casNumber })}</Isolate>
        {offer !== null && <span>{formatUnitPrice(offer.price, offer.priceUnit)}</span>}
      </span>
      <Link href={productDetailsAddress(product._id)}>{text('chats:viewProduct')}</Link>
    </div>
  )
}
