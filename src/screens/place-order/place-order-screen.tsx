import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { orderDraftOf } from '#src/forms/order/order-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { orderAgainOf } from '#src/lib/order-again.ts'
import { paths, placedKindOf, productDetailsAddress } from '#src/lib/paths.ts'
import { packageOf, quantityOf } from '#src/lib/quantity-query.ts'
import { orderPlacingMachine } from '#src/machines/order/order-placing.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useStored } from '#src/session/use-stored.ts'
import { WaitingColumns } from '#src/components/platform/waiting-view.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderTerms } from './order-terms.tsx'
import { ReorderNote } from './reorder-note.tsx'
import { SampleTerms } from './sample-terms.tsx'

/** Ordering the chosen product, or a sample of it. Which one it is stands in the session. */
export function PlaceOrderScreen() {
  const productId = useChosenId('product')
  const { search } = useLocation()
  const kind = placedKindOf(search)
  useStored({ productType: kind })
  return <PlacingOrder key={`${kind} ${productId ?? ''}`} kind={kind} productId={productId} search={search} />
}

interface PlacingOrderProps {
  kind: 'product' | 'sample'
  productId: string | null
  /** Of the address. */
  search: string
}

function PlacingOrder({ kind, productId, search }: PlacingOrderProps) {
  const text = useText()
  const formId = useId()
  const isSample = kind === 'sample'
  // With the address's query: who comes with another quantity from the product's page begins with that one.
  const draft = useFormDraft((isSample ? draftNames.sample(productId ?? '') : draftNames.order(productId ?? '')) + search)
  const [begun] = useState(() => orderDraftOf(draft))
  const quantity = begun.quantity ?? quantityOf(search)
  const again = orderAgainOf(search)
  const { incotermPlace, note, reference, shipBy } = begun
  const messages = { incotermPlace, note, reference, shipBy }
  const packaging = begun.packaging ?? packageOf(search)
  const incoterm = begun.incoterm ?? again?.incoterm
  const [flow, actor] = useFlow(orderPlacingMachine, { productId, kind, quantity, incoterm, packaging })
  const { product } = flow.context
  const browse = <ButtonLink href={paths.productFilter}>{text('order:placing.browse')}</ButtonLink>
  return (
    <Page title={text(isSample ? 'sample:asking.title' : 'order:placing.title')}>
      {flow.hasTag('empty') && product === null && (
        <EmptyState icon={isSample ? 'flask' : 'cart'} title={text('order:placing.nothingChosen')} actions={browse}>
          {text(isSample ? 'sample:asking.nothingChosenBody' : 'order:placing.nothingChosenBody')}
        </EmptyState>
      )}
      {flow.hasTag('empty') && product !== null && (
        <EmptyState
          icon="flask"
          title={text('sample:asking.notGiven')}
          actions={
            <ButtonLink variant="primary" href={productDetailsAddress(product._id)}>
              {text('sample:asking.toProduct')}
            </ButtonLink>
          }
        >
          {text('sample:asking.notGivenBody')}
        </EmptyState>
      )}
      {product === null && flow.hasTag('busy') && <WaitingColumns height="36rem" aside="18rem" />}
      {product === null && <FailedFlow flow={flow} actor={actor} actions={browse} />}
      {product !== null && flow.hasTag('filled') && (
        <OrderPanel flow={flow} actor={actor} product={product} formId={formId}>
          {again !== undefined && <ReorderNote orderId={again.orderId} product={product} />}
          {isSample ? (
            <SampleTerms flow={flow} actor={actor} product={product} formId={formId} draft={draft} />
          ) : (
            <OrderTerms flow={flow} actor={actor} product={product} formId={formId} messages={messages} draft={draft} />
          )}
        </OrderPanel>
      )}
    </Page>
  )
}
