import { failureText } from '#src/components/platform/failure-text.ts'
import { useState } from 'react'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { NoteDialog } from '#src/forms/quote/note-dialog.tsx'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { rejectOrderBody } from '#src/generated/bodies/rejectOrder.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { type QuoteAction, quoteActions } from '#src/machines/quote/quote-actions.ts'
import type { QuoteCommand } from '#src/machines/quote/quote-change.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Notice } from '#src/ui/notice.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import type { QuoteViewProps } from './quote-view-props.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

const neededReason = contractFields(rejectOrderBody, ['reason'])
const optionalReason = contractFields(changeStatusBody, ['reason'])
/** The dialog of the action that is being asked about. */
export function QuoteDialogs(props: QuoteViewProps) {
  const { asked } = props.flow.context
  return asked === null ? null : <Question key={asked} {...props} asked={asked} />
}

/** What all dialogs have: the words of the last try, what was typed before, and what changes behind them while they stand open. */
function Question({ flow, actor, quote, role, asked }: QuoteViewProps & { asked: QuoteAction }) {
  const text = useText()
  const { failure, side } = flow.context
  const [seen] = useState(quote.version)
  const late = !quoteActions(quote, side).includes(asked)
  const dialog = {
    busy: flow.hasTag('busy'),
    message: failureText(failure, text),
    serverFields: fieldErrors(failure),
    draft: useFormDraft(`${draftNames.quoteReply(quote._id)}.${asked}`),
    notice: <EventNote quote={quote} role={role} seen={seen} late={late} />,
    late,
    onBack: () => actor.send({ type: 'action.abandoned' }),
  }
  const confirm = (command: QuoteCommand) => actor.send({ type: 'action.confirmed', command })
  if (asked === 'accept') {
    return <AcceptDialog {...dialog} quote={quote} side={side} onConfirm={(version) => confirm({ type: asked, version })} />
  }
  if (asked === 'offer' || asked === 'counter') {
    return <TermsDialog {...dialog} quote={quote} action={asked} onConfirm={(offer) => confirm({ type: asked, offer })} />
  }
  if (asked === 'note') {
    return <NoteDialog {...dialog} onConfirm={(note) => confirm({ type: asked, note })} />
  }
  return (
    <ReasonDialog
      {...dialog}
      optional={asked === 'withdraw'}
      schema={asked === 'withdraw' ? optionalReason : neededReason}
      labels={{
        title: text(`quote:question.${asked}.${side}.title`),
        body: text(`quote:question.${asked}.${side}.body`),
        reason: text(`quote:question.${asked}.${side}.label`),
        hint: text(asked === 'withdraw' ? 'quote:question.reasonOptional' : 'order:question.reasonHint'),
        confirm: text(`quote:question.${asked}.${side}.confirm`),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      onConfirm={(reason) => confirm(asked === 'withdraw' && reason === '' ? { type: asked } : { type: asked, reason })}
    />
  )
}

/** The other side was not idle while somebody was writing. */
function EventNote({ quote, role, seen, late }: Pick<QuoteViewProps, 'quote' | 'role'> & { seen: number; late: boolean }) {
  const text = useText()
  const { formatUnitPrice } = useFormat()
  const status = text(`quote:status.${role}.${quote.status}`)
  const offer = quote.offers.at(-1)
  if (late) return <Notice tone="error">{text('quote:question.gone', { status })}</Notice>
  if (quote.version === seen || offer === undefined) return null
  return (
    <Notice tone="warning">
      {text('quote:question.movedOffer', { price: formatUnitPrice(offer.totals.unitPrice, quote.item.priceUnit) })}
    </Notice>
  )
}
