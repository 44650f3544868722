import { useLocation } from 'react-router-dom'
import { FailedFlow, type FailedFlowProps } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { quoteOf } from '#src/machines/order/order-kind.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { quoteViewMachine } from '#src/machines/quote/quote-view.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { WaitingColumns } from '#src/components/platform/waiting-view.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
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
  const { results: product } = flow.context
  const again = new URLSearchParams(search).get('again')
  if (product === null) return <Unseen flow={flow} actor={actor} />
  return again === null ? (
    <RequestPanel product={product} search={search} before={null} />
  ) : (
    <Again product={product} search={search} quoteId={again} />
  )
}

/** Begun with what an earlier quote was asked for with. */
function Again({ product, search, quoteId }: { product: Product; search: string; quoteId: string }) {
  const [flow, actor] = useFlow(quoteViewMachine, { path: { id: quoteId } })
  const { results } = flow.context
  if (results === null) return <Unseen flow={flow} actor={actor} />
  return <RequestPanel product={product} search={search} before={quoteOf(results)} />
}

function Unseen({ flow, actor }: FailedFlowProps) {
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} actions={<Browse />} />
  return <WaitingColumns height="40rem" aside="18rem" />
}

function Browse() {
  const text = useText()
  return <ButtonLink href={paths.productFilter}>{text('order:placing.browse')}</ButtonLink>
}
