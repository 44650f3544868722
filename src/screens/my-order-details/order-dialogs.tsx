import { useState } from 'react'
import { failureText } from '#src/components/platform/failure-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { DayDialog } from '#src/forms/order/day-dialog.tsx'
import { DispatchDialog } from '#src/forms/order/dispatch-dialog.tsx'
import { TermsDialog } from '#src/forms/order/terms-dialog.tsx'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { rejectOrderBody } from '#src/generated/bodies/rejectOrder.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ComplaintQuestion } from './complaint-question.tsx'
import { earliestNewDay, openProposal } from './dispatch-proposal.ts'
import { FreightDialogs } from './freight-dialogs.tsx'
import { ShipmentDialogs } from './shipment-dialogs.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { isReasoned, labelsOf } from './order-labels.ts'
import { isComplaint } from '#src/machines/order/order-actions.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

// All that end an order against somebody's will ask for the same: the contract's ReasonText.
const reasonSchema = contractFields(rejectOrderBody, ['reason'])

/** The dialog of an action that needs a word or a second thought. */
export function OrderDialogs({ flow, actor, order }: Omit<OrderViewProps, 'userId'>) {
  const text = useText()
  const { formatDate } = useFormat()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { asked, about, failure } = flow.context
  const { questions } = labelsOf(order)
  const busy = flow.hasTag('busy')
  const serverFields = fieldErrors(failure)
  const message = failureText(failure, text)
  const back = () => actor.send({ type: 'action.abandoned' })
  if (about !== null) return <ShipmentDialogs flow={flow} actor={actor} shipment={about} />
  if (isReasoned(asked)) {
    return (
      <ReasonDialog
        labels={{
          title: text(questions[asked].title),
          body: text(questions[asked].body),
          reason: text(questions[asked].reason),
          hint: text('order:question.reasonHint'),
          confirm: text(questions[asked].confirm),
          back: text('order:question.back'),
          busy: text('order:action.busy'),
        }}
        schema={reasonSchema}
        busy={busy}
        message={message}
        serverFields={serverFields}
        onConfirm={(reason) => actor.send({ type: 'action.confirmed', command: { type: asked, reason } })}
        onBack={back}
      />
    )
  }
  if (isComplaint(asked)) return <ComplaintQuestion flow={flow} actor={actor} order={order} asked={asked} />
  if (asked === 'quoteFreight' || asked === 'acceptFreight') {
    return <FreightDialogs flow={flow} actor={actor} order={order} asked={asked} />
  }
  if (asked === 'postpone') {
    const chosen = flow.context.side === 'buyer' ? openProposal(order, today) : undefined
    return (
      <DayDialog
        labels={{
          title: text('order:question.postpone.title'),
          body:
            chosen === undefined
              ? text(`order:question.postpone.body.${flow.context.side}`)
              : text('order:question.postpone.body.proposed', { date: formatDate(chosen) }),
          day: text('order:question.postpone.day'),
          confirm: text(`order:question.postpone.confirm.${flow.context.side}`),
          back: text('order:question.back'),
          busy: text('order:action.busy'),
        }}
        field="dispatchOn"
        chosen={chosen}
        earliest={earliestNewDay(order, today)}
        busy={busy}
        message={message}
        serverFields={serverFields}
        onConfirm={(dispatchOn) => actor.send({ type: 'action.confirmed', command: { type: 'postpone', dispatchOn } })}
        onBack={back}
      />
    )
  }
  if (asked === 'grantTerms') {
    return (
      <TermsDialog
        buyer={order.buyer.name}
        granted={order.grantedTerms}
        currency={order.totals.total.currency}
        busy={busy}
        message={message}
        serverFields={serverFields}
        onConfirm={(grant) => actor.send({ type: 'action.confirmed', command: { type: 'grantTerms', grant } })}
        onBack={back}
      />
    )
  }
  if (asked === 'endTerms' && order.grantedTerms !== undefined) {
    const { _id: termsId } = order.grantedTerms
    return (
      <ConfirmDialog
        open
        title={text('order:terms.ending.title')}
        description={text('order:terms.ending.body')}
        confirmLabel={text('order:terms.end')}
        cancelLabel={text('order:question.back')}
        busy={busy}
        busyLabel={text('order:action.busy')}
        onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: 'endTerms', termsId } })}
        onCancel={back}
      >
        {message !== undefined && <Notice tone="error">{message}</Notice>}
      </ConfirmDialog>
    )
  }
  if (asked === 'dispatch') {
    return (
      <DispatchDialog
        order={order}
        today={today}
        busy={busy}
        message={message}
        serverFields={serverFields}
        onConfirm={(dispatch) => actor.send({ type: 'action.confirmed', command: { type: 'dispatch', dispatch } })}
        onBack={back}
      />
    )
  }
  return (
    <ConfirmDialog
      open={asked === 'confirm'}
      title={text(questions.confirm.title)}
      description={text(questions.confirm.body)}
      confirmLabel={text(questions.confirm.confirm)}
      cancelLabel={text('order:question.back')}
      busy={busy}
      busyLabel={text('order:action.busy')}
      onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: 'confirm' } })}
      onCancel={back}
    >
      {order.status === 'disputed' && <Notice tone="warning">{text('order:question.confirm.endsDispute')}</Notice>}
      {message !== undefined && <Notice tone="error">{message}</Notice>}
    </ConfirmDialog>
  )
}
