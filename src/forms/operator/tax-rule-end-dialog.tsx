import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { endTaxRuleBody } from '#src/generated/bodies/endTaxRule.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const schema = contractFields(endTaxRuleBody, ['validUntil', 'reason'])

export interface TaxRuleEndDialogProps extends FormDialogState {
  /** Which sales the rule is for. */
  name: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: components['schemas']['TaxRuleEnd']) => void
}

/** Asks an operator for the last day of a rule of tax. */
export function TaxRuleEndDialog({ name, serverFields, onConfirm, ...state }: TaxRuleEndDialogProps) {
  const text = useText()
  const form = useDraftedForm<{ validUntil: string; reason: string }, components['schemas']['TaxRuleEnd']>({
    schema,
    defaultValues: { validUntil: '', reason: '' },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:taxRules.end.title'),
        body: text('operator:taxRules.end.body', { name }),
        confirm: text('operator:taxRules.end.act'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'danger' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <TextField
        {...fieldOf(form, 'validUntil')}
        type="date"
        label={text('operator:taxRules.validUntil')}
        hint={text('operator:taxRules.end.hint')}
      />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
