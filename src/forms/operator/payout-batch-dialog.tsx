import { createPayoutBatchBody } from '#src/generated/bodies/createPayoutBatch.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

interface Values {
  currency: string
  reason: string
}

export interface PayoutBatchDialogProps extends FormDialogState {
  /** Those that something is due in. */
  currencies: readonly string[]
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: Values) => void
}

const schema = contractFields(createPayoutBatchBody, ['currency', 'reason'])

/** Asks in which currency the payouts that are due go to the bank. */
export function PayoutBatchDialog({ currencies, serverFields, onConfirm, ...state }: PayoutBatchDialogProps) {
  const text = useText()
  const form = useDraftedForm<Values>({
    schema,
    defaultValues: { currency: currencies[0] ?? '', reason: '' },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:payouts.batch.title'),
        body: text('operator:payouts.batch.body'),
        confirm: text('operator:payouts.batch.confirm'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <SelectField
        {...fieldOf(form, 'currency')}
        required
        label={text('operator:currency')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
