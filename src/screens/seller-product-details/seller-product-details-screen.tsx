import { useSelector } from '@xstate/react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { ProductOverviewSkeleton } from '#src/components/catalogue/product-overview.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useListingQuestion } from '#src/flow/use-listing-question.ts'
import { ListingDialog } from '#src/forms/listing/listing-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { type ListingParts, listingDetailsMachine, listingParts } from '#src/machines/listing/listing-details.machine.ts'
import { productBatchesMachine } from '#src/machines/listing/product-batches.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { savesDocument } from '#src/ui/save-file.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { ListingView } from './listing-view.tsx'

/** One of the own products as its seller sees it. Which one it is stands in the session. */
export function SellerProductDetailsScreen() {
  const text = useText()
  const productId = useChosenId('product')
  const sellerId = useSession(({ userId }) => userId)
  // The gate lets nobody in without a session; its id is that of the seller.
  if (sellerId === null) return null
  if (productId !== null) return <Listing key={`${productId} ${sellerId}`} productId={productId} sellerId={sellerId} />
  return (
    <Page title={text('selling:details.title')}>
      <EmptyState title={text('selling:form.unchosen')} actions={<ToProducts />} />
    </Page>
  )
}

function ToProducts() {
  const text = useText()
  return <ButtonLink href={paths.sellerProduct}>{text('selling:list.title')}</ButtonLink>
}

/** The flow of the page, in which a certificate that is opened is saved. */
const listingDetails = listingDetailsMachine.provide({
  actors: { batches: productBatchesMachine.provide({ actions: savesDocument }) },
})

function Listing({ productId, sellerId }: { productId: string; sellerId: string }) {
  const [flow] = useFlow(listingDetails, { productId, sellerId })
  const parts = listingParts(flow)
  return (
    <>
      <Looked parts={parts} />
      <Question change={parts.change} />
    </>
  )
}

function Looked({ parts }: { parts: ListingParts }) {
  const text = useText()
  const flow = useSelector(parts.view, (snapshot) => snapshot)
  const { results: product, failure } = flow.context
  if (flow.hasTag('filled') && product !== null) return <ListingView product={product} parts={parts} />
  const notThere = failure?.kind === 'rejected' && failure.code === 404
  return (
    <Page title={text('selling:details.title')}>
      {flow.hasTag('busy') && (
        <SkeletonGroup label={text('app:wait')}>
          <ProductOverviewSkeleton />
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
      {flow.hasTag('failed') && notThere && (
        <EmptyState icon="search" title={text('selling:details.notThere')} actions={<ToProducts />}>
          {text('selling:details.notThereBody')}
        </EmptyState>
      )}
      {!notThere && <FailedFlow flow={flow} actor={parts.view} actions={<ToProducts />} />}
    </Page>
  )
}

/** What is asked before the product is changed. */
function Question({ change }: Pick<ListingParts, 'change'>) {
  const question = useListingQuestion(change)
  return question && <ListingDialog {...question} />
}
