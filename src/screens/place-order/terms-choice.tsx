import { useFormat, useText } from '#src/i18n/use-text.ts'
import { chosenTerms } from '#src/machines/order/order-placing.machine.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import type { OrderPanelProps } from './order-panel-props.ts'

/** When the order is paid, where its seller grants terms: in advance, or some days after the invoice; or why only in advance. */
export function TermsChoice({ flow, actor }: Pick<OrderPanelProps, 'flow' | 'actor'>) {
  const text = useText()
  const { formatMoney } = useFormat()
  const { offered } = flow.context
  if (offered === null) return null
  const { terms, left, creditLimit, refusal } = offered
  const credit = text('order:terms.left', { left: formatMoney(left), limit: formatMoney(creditLimit) })
  if (refusal !== undefined) {
    return (
      <Notice title={text('order:terms.notNow')}>
        {text(`order:terms.refusal.${refusal}`)} {refusal === 'overLimit' && credit}
      </Notice>
    )
  }
  return (
    <RadioGroup
      label={text('order:terms.when')}
      name="paymentTerms"
      cards
      disabled={flow.hasTag('locked')}
      value={chosenTerms(flow.context) ?? 'prepaid'}
      options={[
        { value: 'prepaid', label: text('order:terms.prepaid'), note: text('order:terms.prepaidNote') },
        { value: terms, label: text(`order:terms.${terms}`), note: credit },
      ]}
      onChange={({ currentTarget }) => actor.send({ type: 'terms.chosen', terms: currentTarget.value === terms ? terms : null })}
    />
  )
}
