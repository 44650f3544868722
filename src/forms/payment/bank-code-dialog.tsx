import { useId } from 'react'
import { proceedPaymentBody } from '#src/generated/bodies/proceedPayment.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

const fields = contractFields(proceedPaymentBody, ['bankCode'], { digits: ['bankCode'] })
// The call's first step leaves it out.
const schema = fields.extend({ bankCode: fields.shape.bankCode.refine((code) => code !== undefined) })

export interface BankCodeDialogProps {
  busy: boolean
  /** Nobody knows whether the bank has got the code. */
  unanswered: boolean
  message: string | undefined
  /** What the code allows; a payment unless named. */
  confirmLabel?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onCode: (bankCode: string) => void
  onSendAgain: () => void
  onBack: () => void
}

/** The bank's question to its customer. */
export function BankCodeDialog(props: BankCodeDialogProps) {
  const { busy, unanswered, message, confirmLabel, serverFields, onCode, onSendAgain, onBack } = props
  const text = useText()
  const id = useId()
  const form = useContractForm<{ bankCode: string }>({ schema, defaultValues: { bankCode: '' }, serverFields })
  const back = () => {
    if (!busy && !unanswered) onBack()
  }
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={back}
      title={text('order:paying.bank')}
      description={text('order:paying.bankBody')}
      actions={
        unanswered ? (
          <Button variant="primary" icon="refresh" onClick={onSendAgain}>
            {text('order:paying.sendAgain')}
          </Button>
        ) : (
          <>
            <Button onClick={back} disabled={busy}>
              {text('order:paying.bankCancel')}
            </Button>
            <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={text('order:paying.submitting')}>
              {confirmLabel ?? text('order:paying.bankConfirm')}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit(({ bankCode }) => {
            if (!unanswered) onCode(bankCode)
          })(event)
        }}
      >
        <Stack gap={3}>
          {unanswered && (
            <Notice tone="error" title={text('order:paying.unconfirmed')}>
              {text('order:paying.unconfirmedBody')}
            </Notice>
          )}
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <NumberField
            label={text('order:paying.bankCode')}
            required
            whole
            readOnly={unanswered}
            autoComplete="one-time-code"
            {...fieldOf(form, 'bankCode')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
