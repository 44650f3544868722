import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { quoteOf } from '#src/machines/order/order-kind.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { quoteViewMachine } from '#src/machines/quote/quote-view.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { RequestPanel } from './request-panel.tsx'

type Product = components['schemas']['Product']

/** Asking for a quote of the chosen product, anew or as it was asked for before. */
export function RequestQuoteScreen() {
  const text = useText()
  const productId = useChosenId('product')
  const { search } = useLocation()
  return (
    <Page title={text('quote:request.title')} lead={text('quote:request.lead')}>
      {productId === null ? (
        <EmptyState icon="tag" title={text('order:placing.nothingChosen')} actions={<Browse />}>
          {text('quote:request.nothingChosenBody')}
        </EmptyState>
      ) : (
        <OfProduct key={productId + search} productId={productId} search={search} />
      )}
    </Page>
  )
}

function OfProduct({ productId, search }: { productId: string; search: string }) {
  const [flow, actor] = useFlow(productViewMachine, { path: { id: productId } })
  const { results: product, failure } = flow.context
  const again = new URLSearchParams(search).get('again')
  if (product === null) {
    return (
      <Unseen
        failed={flow.hasTag('failed')}
        failure={failure}
        onRetry={() => {
          actor.send({ type: 'retry.asked' })
        }}
      />
    )
  }
  return again === null ? (
    <RequestPanel product={product} search={search} before={null} />
  ) : (
    <Again product={product} search={search} quoteId={again} />
  )
}

/** Begun with what an earlier quote was asked for with. */
function Again({ product, search, quoteId }: { product: Product; search: string; quoteId: string }) {
  const [flow, actor] = useFlow(quoteViewMachine, { path: { id: quoteId } })
  const { results, failure } = flow.context
  if (results === null) {
    return (
      <Unseen
        failed={flow.hasTag('failed')}
        failure={failure}
        onRetry={() => {
          actor.send({ type: 'retry.asked' })
        }}
      />
    )
  }
  return <RequestPanel product={product} search={search} before={quoteOf(results)} />
}

interface UnseenProps {
  failed: boolean
  failure: FailedViewProps['failure']
  onRetry: () => void
}

function Unseen({ failed, failure, onRetry }: UnseenProps): ReactNode {
  const text = useText()
  if (failed) return <FailedView failure={failure} onRetry={onRetry} actions={<Browse />} />
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Columns aside={<Skeleton shape="block" height="18rem" />}>
        <Skeleton shape="block" height="40rem" />
      </Columns>
    </SkeletonGroup>
  )
}

function Browse() {
  const text = useText()
  return <ButtonLink href={paths.productFilter}>{text('order:placing.browse')}</ButtonLink>
}
