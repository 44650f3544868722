import { useId } from 'react'
import { rejectOrderBody } from '#src/generated/bodies/rejectOrder.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from './contract-schema.ts'
import { useContractForm } from './use-contract-form.ts'

// Rejecting and cancelling ask for the same: the contract's ReasonText.
const schema = contractFields(rejectOrderBody, ['reason'])

export interface ReasonDialogProps {
  action: 'reject' | 'cancel'
  busy: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (reason: string) => void
  onBack: () => void
}

/** Asks for the reason why an order ends here. */
export function ReasonDialog({ action, busy, message, serverFields, onConfirm, onBack }: ReasonDialogProps) {
  const text = useText()
  const id = useId()
  const form = useContractForm<{ reason: string }>({ schema, defaultValues: { reason: '' }, serverFields })
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={back}
      title={text(`order:question.${action}.title`)}
      description={text(`order:question.${action}.body`)}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('order:question.back')}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel={text('order:action.busy')}>
            {text(`order:question.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit(({ reason }) => {
            onConfirm(reason)
          })(event)
        }}
      >
        <Stack gap={3}>
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <TextArea
            label={text(`order:question.${action}.reason`)}
            hint={text('order:question.reasonHint')}
            required
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
