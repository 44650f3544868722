import { failureText } from '#src/components/platform/failure-text.ts'
import { disputedAmount } from '#src/components/support/disputed-amount.ts'
import { settlementText } from '#src/components/support/settlement-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { ProposalDialog } from '#src/forms/support/proposal-dialog.tsx'
import { rejectOrderBody } from '#src/generated/bodies/rejectOrder.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { disputeActions } from '#src/machines/support/dispute-actions.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { DisputeViewProps } from './dispute-view-props.ts'

// The contract's ReasonText, as with an order that ends against somebody's will.
const reasonSchema = contractFields(rejectOrderBody, ['reason'])

/** The question of what is done with a proposal, and what that binds to. */
export function DisputeDialogs({ flow, actor, dispute, order, role }: DisputeViewProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const draft = useFormDraft(`${draftNames.dispute(dispute.orderId)}.proposal`)
  const { asked, about, failure, side } = flow.context
  const disputed = disputedAmount(order, dispute)
  // The other side, or the marketplace, was faster.
  const late =
    asked !== null &&
    (!disputeActions(dispute, side).includes(asked) ||
      (about !== null && dispute.proposals.find(({ _id }) => _id === about._id)?.state !== 'open'))
  const state = {
    busy: flow.hasTag('busy'),
    message: failureText(failure, text),
    late,
    notice: late && <Notice tone="error">{text('dispute:late')}</Notice>,
    onBack: () => actor.send({ type: 'action.abandoned' }),
  }
  const serverFields = fieldErrors(failure)
  if (asked === 'propose') {
    return (
      <ProposalDialog
        {...state}
        {...disputed}
        side={role}
        serverFields={serverFields}
        draft={draft}
        onConfirm={(proposed) => actor.send({ type: 'action.confirmed', command: { type: 'propose', proposed } })}
      />
    )
  }
  if (about === null || asked === null || asked === 'answer') return null
  const settlement = settlementText(about, disputed, { text, formatMoney })
  const proposalId = about._id
  if (asked === 'decline') {
    return (
      <ReasonDialog
        {...state}
        labels={{
          title: text('dispute:decline.title'),
          body: settlement,
          reason: text('dispute:decline.reason'),
          hint: text('dispute:decline.hint'),
          confirm: text('dispute:action.decline'),
          back: text('dispute:back'),
          busy: text('dispute:busy'),
        }}
        schema={reasonSchema}
        serverFields={serverFields}
        onConfirm={(reason) => actor.send({ type: 'action.confirmed', command: { type: 'decline', proposalId, reason } })}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      title={text(`dispute:${asked}.title`)}
      description={
        <>
          {settlement} {text(`dispute:${asked}.body`)}
        </>
      }
      confirmLabel={text(`dispute:action.${asked}`)}
      cancelLabel={text('dispute:back')}
      danger={asked === 'accept'}
      busy={state.busy}
      busyLabel={text('dispute:busy')}
      onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: asked, proposalId } })}
      onCancel={state.onBack}
    >
      {state.notice}
      {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
    </ConfirmDialog>
  )
}
