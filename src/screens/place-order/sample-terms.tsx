import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import { SampleForm } from '#src/forms/sample/sample-form.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { type OrderPanelProps, serverFieldsOf } from './order-panel-props.ts'

/** What a sample costs, how much somebody wants to try, and what for. */
export function SampleTerms({ flow, actor, product, formId, draft }: OrderPanelProps & { draft: FormDraft }) {
  const text = useText()
  const { formatMoney } = useFormat()
  const { values } = flow.context
  const { price, maximum } = product.sample
  return (
    <Stack gap={4}>
      {price !== undefined && (
        <p>
          <Badge tone={price.amount === 0 ? 'success' : 'primary'}>
            {price.amount === 0 ? text('sample:asking.free') : text('sample:asking.price', { price: formatMoney(price) })}
          </Badge>
          <ApproximatePrice price={price} />
        </p>
      )}
      <SampleForm
        id={formId}
        product={product}
        // Read once, when the form opens.
        quantity={values?.quantity ?? maximum ?? product.minimumOrder}
        draft={draft}
        locked={flow.hasTag('locked')}
        serverFields={serverFieldsOf(flow)}
        onQuantity={(quantity) => actor.send({ type: 'values.changed', values: quantity && { quantity } })}
        onSubmit={({ note, ...trial }) => actor.send({ type: 'order.confirmed', note, trial })}
      />
    </Stack>
  )
}
