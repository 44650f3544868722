import { TierNote } from '#src/components/order/tier-note.tsx'
import { useState } from 'react'
import { OrderForm, type OrderMessages } from '#src/forms/order/order-form.tsx'
import { usualTerm } from '#src/lib/incoterms.ts'
import { findPackage, inPackages } from '#src/lib/packages.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { priceBefore } from './moved-price.ts'
import { type OrderPanelProps, serverFieldsOf } from './order-panel-props.ts'

export interface OrderTermsProps extends OrderPanelProps {
  /** Written before. */
  messages: OrderMessages
  draft: FormDraft
}

/** How much is ordered, and who carries it how far. */
export function OrderTerms({ flow, actor, product, formId, messages, draft }: OrderTermsProps) {
  const { values, totals } = flow.context
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { minimumOrder, incoterms, priceTiers, agreedPrices, packaging } = product
  const offered = findPackage(packaging, values?.packaging)
  const packed = values && offered && inPackages(values.quantity, offered)
  // The summary has the price of now; what was read with the product would stand against it.
  const hasMoved = totals !== null && priceBefore(product, totals) !== undefined
  return (
    <OrderForm
      id={formId}
      // Read once, when the form opens.
      initial={{
        quantity: values?.quantity ?? minimumOrder,
        incoterm: values?.incoterm ?? usualTerm(incoterms) ?? 'EXW',
        packaging: values?.packaging,
      }}
      product={product}
      messages={messages}
      today={today}
      leadTimeDays={product.leadTimeDays}
      draft={draft}
      incoterms={incoterms}
      locked={flow.hasTag('locked')}
      serverFields={serverFieldsOf(flow)}
      quantityNote={
        values === null || hasMoved ? undefined : (
          <TierNote
            tiers={priceTiers}
            agreed={agreedPrices?.tiers}
            quantity={packed?.quantity ?? values.quantity}
            surcharge={offered?.surcharge}
          />
        )
      }
      onChange={(changed) => actor.send({ type: 'values.changed', values: changed })}
      onSubmit={(written) => actor.send({ type: 'order.confirmed', ...written })}
    />
  )
}
