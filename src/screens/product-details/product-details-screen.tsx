import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { ProductOverviewSkeleton } from '#src/components/catalogue/product-overview.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { productDetailsMachine } from '#src/machines/catalogue/product-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './product-details-screen.module.css'
import { ProductView } from './product-view.tsx'

/** One product: what it is, what it does to people and water, what it costs, who sells it. */
export function ProductDetailsScreen() {
  const text = useText()
  const productId = useChosenId('product')
  const userId = useSession((session) => session.userId)
  const [flow, actor] = useFlow(productDetailsMachine, { productId })
  const { product, similar } = flow.context
  if (flow.hasTag('filled') && product !== null) {
    const own = product.seller._id === userId
    return <ProductView product={product} similar={similar} own={own} mayReport={userId !== null && !own} />
  }
  const toList = <ButtonLink href={paths.productFilter}>{text('catalogue:product.toList')}</ButtonLink>
  return (
    <Page title={text('catalogue:title.product')} titleHidden>
      {flow.hasTag('busy') && <Waiting />}
      {flow.hasTag('empty') && (
        <EmptyState title={text('catalogue:product.unchosenTitle')} actions={toList}>
          {text('catalogue:product.unchosenBody')}
        </EmptyState>
      )}
      <FailedFlow flow={flow} actor={actor} actions={toList} />
    </Page>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('catalogue:product.waiting')}>
      <Skeleton width="18rem" />
      <Skeleton shape="block" width="60%" height="3.5rem" />
      <div className={styles.layout}>
        <ProductOverviewSkeleton />
        <div className={styles.aside}>
          <Skeleton shape="block" height="21rem" />
        </div>
        <div className={styles.main}>
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="20rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
