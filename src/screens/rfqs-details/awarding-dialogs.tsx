import { failureText } from '#src/components/platform/failure-text.ts'
import { OrderTotals } from '#src/components/order/order-totals.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { closeRequirementBody } from '#src/generated/bodies/closeRequirement.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { type BidAction, bidActions } from '#src/machines/requirement/awarding-actions.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AwardingProps } from './awarding-props.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

const reasonSchema = contractFields(closeRequirementBody, ['reason'])
/** The dialog of a decision; it stays open, whatever changes behind it, and says when the bid does not stand any more. */
export function AwardingDialogs({ flow, actor, requirement }: AwardingProps) {
  const text = useText()
  const { asked, about, failure, side } = flow.context
  const busy = flow.hasTag('busy')
  const message = failureText(failure, text)
  const back = () => actor.send({ type: 'action.abandoned' })
  if (asked === 'close') {
    return (
      <ReasonDialog
        labels={{
          title: text('requirement:question.close.title'),
          body: text('requirement:question.close.body'),
          reason: text('requirement:question.close.reason'),
          confirm: text('requirement:question.close.confirm'),
          hint: text('order:question.reasonHint'),
          back: text('requirement:details.back'),
          busy: text('requirement:details.busy'),
        }}
        schema={reasonSchema}
        busy={busy}
        message={message}
        serverFields={fieldErrors(failure)}
        onConfirm={(reason) => actor.send({ type: 'action.confirmed', command: { type: asked, reason } })}
        onBack={back}
      />
    )
  }
  if (asked === null || about === null) return null
  const { bid } = about
  if (!busy && !bidActions(requirement, bid._id, side).includes(asked)) return <Gone onBack={back} />
  return (
    <Decision
      action={asked}
      bid={bid}
      openForBids={requirement.openForBids}
      busy={busy}
      message={message}
      onBack={back}
      onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: asked, bid } })}
    />
  )
}

interface DecisionProps {
  action: BidAction
  bid: components['schemas']['Bid']
  openForBids: boolean
  busy: boolean
  message: string | undefined
  onConfirm: () => void
  onBack: () => void
}

function Decision({ action, bid, openForBids, busy, message, onConfirm, onBack }: DecisionProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatQuantity } = useFormat()
  const name = isolated(bid.seller?.businessName ?? bid.goodsName, language)
  const accepting = action === 'accept'
  const description = accepting
    ? text('requirement:question.accept.body', {
        name,
        quantity: formatQuantity(bid.quantity),
        goods: isolated(bid.goodsName, language),
      })
    : text(openForBids ? 'requirement:question.reject.body' : 'requirement:question.reject.bodyOver', { name })
  return (
    <ConfirmDialog
      open
      title={text(`requirement:question.${action}.title`)}
      description={description}
      confirmLabel={text(`requirement:question.${action}.confirm`)}
      cancelLabel={text('requirement:details.back')}
      danger={!accepting}
      busy={busy}
      busyLabel={text('requirement:details.busy')}
      onConfirm={onConfirm}
      onCancel={onBack}
    >
      <Stack gap={3}>
        {message !== undefined && <Notice tone="error">{message}</Notice>}
        {accepting && <OrderTotals totals={bid.totals} priceUnit={bid.priceUnit} />}
      </Stack>
    </ConfirmDialog>
  )
}

/** The bid was withdrawn, replaced or decided on while the buyer was thinking. */
function Gone({ onBack }: { onBack: () => void }) {
  const text = useText()
  return (
    <Dialog
      open
      alert
      size="small"
      title={text('requirement:question.gone.title')}
      description={text('requirement:question.gone.body')}
      onClose={onBack}
      actions={
        <Button variant="primary" onClick={onBack}>
          {text('requirement:details.back')}
        </Button>
      }
    />
  )
}
