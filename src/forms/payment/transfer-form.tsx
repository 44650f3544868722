import type { components } from '#src/generated/schema.ts'
import { TransferFacts } from '#src/components/payment/transfer-facts.tsx'
import { proceedPaymentBody } from '#src/generated/bodies/proceedPayment.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { PayButton } from './pay-button.tsx'
import styles from './transfer-form.module.css'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

const fields = contractFields(proceedPaymentBody, ['transferReference'])
// Paying by card or wallet leaves it out.
const schema = fields.extend({
  transferReference: fields.shape.transferReference.refine((reference) => reference !== undefined),
})

export interface TransferFormProps {
  /** Null when the marketplace takes no transfers. */
  bank: components['schemas']['BankDetails'] | null
  due: Money
  /** What is proposed to be written on the transfer. */
  reference: string
  serverFields: Readonly<Record<string, string>>
  busy: boolean
  locked: boolean
  onDeclare: (reference: string) => void
}

/** Where to transfer the money to, and the declaration that it is under way. */
export function TransferForm({ bank, due, reference, serverFields, busy, locked, onDeclare }: TransferFormProps) {
  const text = useText()
  const form = useContractForm<{ transferReference: string }>({
    schema,
    defaultValues: { transferReference: reference },
    serverFields,
  })
  if (bank === null) return <Notice tone="warning">{text('money:choice.bankTransferNone')}</Notice>
  return (
    <Stack gap={5}>
      <TransferFacts bank={bank} due={due} reference={reference} />
      <ol className={styles.steps}>
        <li>{text('money:transfer.stepTransfer')}</li>
        <li>{text('money:transfer.stepDeclare')}</li>
        <li>{text('money:transfer.stepCheck')}</li>
      </ol>
      <form
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit(({ transferReference }) => {
            if (!locked) onDeclare(transferReference.trim())
          })(event)
        }}
      >
        <Stack gap={4}>
          <TextField
            label={text('money:transfer.written')}
            hint={text('money:transfer.writtenHint')}
            required
            readOnly={locked}
            autoComplete="off"
            {...fieldOf(form, 'transferReference')}
          />
          <PayButton busy={busy} locked={locked}>
            {text('money:transfer.declare')}
          </PayButton>
        </Stack>
      </form>
    </Stack>
  )
}
