import { TierNote } from '#src/components/tier-note.tsx'
import { OrderForm } from '#src/forms/order-form.tsx'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { type OrderDeskProps, serverFieldsOf } from './order-desk-props.ts'

export interface OrderTermsProps extends OrderDeskProps {
  /** Written before. */
  note: string
  draft: FormDraft
}

/** How much is ordered, and who carries it how far. */
export function OrderTerms({ flow, actor, product, formId, note, draft }: OrderTermsProps) {
  const { wish } = flow.context
  const { minimumOrder, incoterms, priceTiers } = product
  return (
    <OrderForm
      id={formId}
      // Read once, when the form opens.
      initial={{ quantity: wish?.quantity ?? minimumOrder, incoterm: wish?.incoterm ?? incoterms[0] ?? 'EXW' }}
      note={note}
      draft={draft}
      incoterms={incoterms}
      locked={flow.hasTag('locked')}
      serverFields={serverFieldsOf(flow)}
      quantityNote={wish === null ? undefined : <TierNote tiers={priceTiers} quantity={wish.quantity} />}
      onWish={(changed) => {
        actor.send({ type: 'wish.changed', wish: changed })
      }}
      onSubmit={(written) => {
        actor.send({ type: 'order.confirmed', note: written })
      }}
    />
  )
}
