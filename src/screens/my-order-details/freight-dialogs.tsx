import { FactList } from '#src/components/platform/fact-list.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { FreightDialog } from '#src/forms/order/freight-dialog.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { percentOf } from '#src/lib/money-arithmetic.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OrderViewProps } from './order-view-props.ts'

export interface FreightDialogsProps extends Omit<OrderViewProps, 'userId'> {
  asked: 'quoteFreight' | 'acceptFreight'
}

/** The seller states the freight of an order; its buyer agrees to what the order costs with it. */
export function FreightDialogs({ flow, actor, order, asked }: FreightDialogsProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const { failure } = flow.context
  const { subtotal, shipping, tax, taxRate, total } = order.totals
  const busy = flow.hasTag('busy')
  const message = failureText(failure, text)
  const back = () => actor.send({ type: 'action.abandoned' })
  if (asked === 'quoteFreight') {
    return (
      <FreightDialog
        stated={order.status === 'freightQuoted' ? shipping : undefined}
        currency={total.currency}
        busy={busy}
        message={message}
        serverFields={fieldErrors(failure)}
        onConfirm={(freight) => actor.send({ type: 'action.confirmed', command: { type: 'quoteFreight', freight } })}
        onBack={back}
      />
    )
  }
  const before = { ...total, amount: subtotal.amount + percentOf(subtotal, taxRate).amount }
  const expectedTotal = { amount: total.amount, currency: total.currency }
  return (
    <ConfirmDialog
      open
      title={text('order:question.acceptFreight.title')}
      description={text('order:question.acceptFreight.body')}
      confirmLabel={text('order:question.acceptFreight.confirm', { amount: formatMoney(total) })}
      cancelLabel={text('order:question.back')}
      busy={busy}
      busyLabel={text('order:action.busy')}
      onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: 'acceptFreight', expectedTotal } })}
      onCancel={back}
    >
      <Stack gap={3}>
        <FactList
          spread
          facts={[
            { name: text('order:question.acceptFreight.before'), value: formatMoney(before) },
            { name: text('order:totals.shipping'), value: formatMoney(shipping) },
            { name: text('order:question.acceptFreight.tax'), value: formatMoney(tax) },
            { name: text('order:question.acceptFreight.after'), value: formatMoney(total) },
          ]}
        />
        {message !== undefined && <Notice tone="error">{message}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
