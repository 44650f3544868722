import type { ReactNode } from 'react'
import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { changeExchangeRateBody } from '#src/generated/bodies/changeExchangeRate.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const rules = contractFields(changeExchangeRateBody, ['unitsPerDollar', 'reason'])
const schema = rules.extend({ unitsPerDollar: z.preprocess(numberOf, rules.shape.unitsPerDollar) })

export interface RateDialogProps extends FormDialogState {
  currency: string
  /** What the rate is now, in words. */
  body: ReactNode
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: { unitsPerDollar: number; reason: string }) => void
}

/** Asks an operator for the reference rate of a currency, and why it is set by hand. */
export function RateDialog({ currency, body, serverFields, onConfirm, ...state }: RateDialogProps) {
  const text = useText()
  const form = useDraftedForm<{ unitsPerDollar: string; reason: string }, { unitsPerDollar: number; reason: string }>({
    schema,
    defaultValues: { unitsPerDollar: '', reason: '' },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:rates.change.title'),
        body,
        confirm: text('operator:rates.change.act'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <NumberField
        {...fieldOf(form, 'unitsPerDollar')}
        required
        suffix={currency}
        label={text('operator:rates.perDollar')}
        hint={text('operator:rates.change.hint')}
      />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
