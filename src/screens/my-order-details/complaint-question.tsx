import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { ComplaintDialog, mostFiles } from '#src/forms/support/complaint-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { attachmentsMachine, keptFiles } from '#src/machines/document/attachments.machine.ts'
import { isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import type { ComplaintAction } from '#src/machines/order/order-actions.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { labelsOf } from './order-labels.ts'
import type { OrderViewProps } from './order-view-props.ts'

/** The question what is wrong, whose answer opens a dispute with its files. */
export function ComplaintQuestion({ flow, actor, order, asked }: Omit<OrderViewProps, 'userId'> & { asked: ComplaintAction }) {
  const text = useText()
  const [attaching, attacher] = useFlow(attachmentsMachine)
  const draft = useFormDraft(draftNames.complaint(order._id))
  const { attachments } = attaching.context
  const isUnpaid = isUnpaidOnTerms(order)
  const { title, body, unpaidBody = body, reason, confirm } = labelsOf(order).questions[asked]
  return (
    <ComplaintDialog
      labels={{ title: text(title), body: text(isUnpaid ? unpaidBody : body), reason: text(reason), confirm: text(confirm) }}
      total={order.totals.total}
      isUnpaid={isUnpaid}
      attachments={attachments}
      actor={attacher}
      incomplete={!attaching.hasTag('still') || attachments.length > mostFiles}
      busy={flow.hasTag('busy')}
      message={failureText(flow.context.failure, text)}
      serverFields={fieldErrors(flow.context.failure)}
      draft={draft}
      onConfirm={(complaint) => {
        const files = keptFiles(attachments)
        const command = { type: asked, complaint: { ...complaint, ...(files.length > 0 && { attachments: files }) } }
        actor.send({ type: 'action.confirmed', command })
      }}
      onBack={() => actor.send({ type: 'action.abandoned' })}
    />
  )
}
