import { z } from 'zod'
import { changeBankAccountBody } from '#src/generated/bodies/changeBankAccount.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { useFieldsOfEntry } from './use-fields-of-entry.ts'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Input = components['schemas']['BankAccountInput']

export interface BankAccountDialogProps extends FormDialogState {
  /** What is there; undefined until it is set. */
  bankDetails: Input | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: { bankDetails: Input; reason: string }) => void
}

const names = ['accountName', 'bankName', 'bankAddress', 'iban', 'swift', 'currency'] as const
const schema = z.object({
  ...contractFields(changeBankAccountBody.properties.bankDetails, names).shape,
  ...contractFields(changeBankAccountBody, ['reason']).shape,
})
const none: Required<Input> = { accountName: '', bankName: '', bankAddress: '', iban: '', swift: '', currency: '' }
const entryPath = /^bankDetails\./
const shown = [...names, 'reason']

/** Sets the account that buyers transfer to, or proposes another one. */
export function BankAccountDialog({ bankDetails, serverFields, onConfirm, ...state }: BankAccountDialogProps) {
  const text = useText()
  // Another account than the first waits for a second operator.
  const isFirst = bankDetails === undefined
  const fields = useFieldsOfEntry(serverFields, entryPath)
  const form = useDraftedForm<Input & { reason: string }>({
    schema,
    defaultValues: { ...none, ...bankDetails, reason: '' },
    serverFields: fields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:bankAccount.change.title'),
        body: text(isFirst ? 'operator:bankAccount.change.body' : 'operator:bankAccount.change.proposeBody'),
        confirm: text(isFirst ? 'operator:bankAccount.change.set' : 'operator:bankAccount.change.propose'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(({ reason, ...given }) => onConfirm({ bankDetails: given, reason }))}
    >
      <DraftNotice draft={form.draft} />
      <FormProblems serverFields={fields} shown={shown} />
      <TextField
        {...fieldOf(form, 'accountName')}
        required
        autoComplete="off"
        label={text('operator:bankAccount.accountName')}
        hint={text('operator:bankAccount.accountNameHint')}
      />
      <TextField {...fieldOf(form, 'bankName')} required autoComplete="off" label={text('operator:bankAccount.bankName')} />
      <TextField {...fieldOf(form, 'bankAddress')} autoComplete="off" label={text('operator:bankAccount.bankAddress')} />
      <TextField {...fieldOf(form, 'iban')} ltr required autoComplete="off" label={text('operator:bankAccount.iban')} />
      <TextField {...fieldOf(form, 'swift')} ltr required autoComplete="off" label={text('operator:bankAccount.swift')} />
      <TextField
        {...fieldOf(form, 'currency')}
        ltr
        required
        autoComplete="off"
        label={text('operator:currency')}
        hint={text('operator:currencyHint')}
      />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
