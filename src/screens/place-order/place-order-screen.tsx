import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedView } from '#src/components/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { orderDraftOf } from '#src/forms/order-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { quantityOf } from '#src/lib/quantity-query.ts'
import { orderPlacingMachine } from '#src/machines/order-placing.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { OrderDesk } from './order-desk.tsx'

/** Ordering the chosen product. Which one it is stands in the session. */
export function PlaceOrderScreen() {
  const productId = useChosenId('product')
  const { search } = useLocation()
  return <PlacingOrder key={productId} productId={productId} search={search} />
}

function PlacingOrder({ productId, search }: { productId: string | null; search: string }) {
  const text = useText()
  // With the address's query: who comes with another quantity from the product's page begins with that one.
  const draft = useFormDraft(draftNames.order(productId ?? '') + search)
  const [begun] = useState(() => orderDraftOf(draft))
  const quantity = begun.quantity ?? quantityOf(search)
  const [flow, actor] = useFlow(orderPlacingMachine, { productId, quantity, incoterm: begun.incoterm })
  const { product, failure } = flow.context
  const browse = <ButtonLink href={paths.productFilter}>{text('order:placing.browse')}</ButtonLink>
  return (
    <Page title={text('order:placing.title')}>
      {flow.hasTag('empty') && (
        <EmptyState icon="cart" title={text('order:placing.nothingChosen')} actions={browse}>
          {text('order:placing.nothingChosenBody')}
        </EmptyState>
      )}
      {product === null && flow.hasTag('busy') && <Waiting />}
      {product === null && flow.hasTag('failed') && (
        <FailedView
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.asked' })
          }}
          actions={browse}
        />
      )}
      {product !== null && <OrderDesk flow={flow} actor={actor} product={product} note={begun.note} draft={draft} />}
    </Page>
  )
}

function Waiting(): ReactNode {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Columns aside={<Skeleton shape="block" height="18rem" />}>
        <Skeleton shape="block" height="36rem" />
      </Columns>
    </SkeletonGroup>
  )
}
