import { useMemo } from 'react'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { addDays } from '#src/lib/end-of-day.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type CorrectionValues, correctionSchema, onBatchFields } from './batch-schema.ts'

type Schemas = components['schemas']

export interface BatchCorrectionDialogProps extends FormDialogState {
  batch: Pick<Schemas['ProductBatch'], 'number' | 'quantity' | 'retestOn'>
  serverFields: Readonly<Record<string, string>>
  onConfirm: (correction: Schemas['BatchCorrection']) => void
}

/** Asks what a batch really holds, and why; of one that was tested again for its next day. */
export function BatchCorrectionDialog({ batch, serverFields, onConfirm, ...state }: BatchCorrectionDialogProps) {
  const text = useText()
  const { formatUnit } = useFormat()
  const { number, quantity, retestOn } = batch
  const form = useContractForm<CorrectionValues, { quantity: number; retestOn?: string; reason: string }>({
    schema: correctionSchema,
    defaultValues: { quantity: String(quantity.value), retestOn: '', reason: '' },
    serverFields: useMemo(() => onOwnFields(serverFields), [serverFields]),
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('batches:question.correct.title', { number }),
        body: text('batches:question.correct.body'),
        confirm: text('batches:question.correct.confirm'),
        back: text('batches:question.back'),
        busy: text('app:wait'),
      }}
      size="small"
      submit={{ variant: 'primary', icon: 'check' }}
      onSubmit={form.handleSubmit(({ quantity: value, retestOn: next, reason }) =>
        onConfirm({
          quantity: { value, unit: quantity.unit },
          seen: quantity.value,
          reason,
          ...(next !== undefined && { retestOn: next }),
        }),
      )}
    >
      <NumberField
        label={text('batches:quantity', { unit: formatUnit(quantity.unit) })}
        required
        {...fieldOf(form, 'quantity')}
      />
      {retestOn !== undefined && (
        <TextField
          type="date"
          min={addDays(retestOn, 1)}
          label={text('batches:question.correct.retest')}
          {...fieldOf(form, 'retestOn')}
        />
      )}
      <TextArea label={text('batches:question.correct.reason')} required {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}

/** Here the retest date has a field of its own. */
function onOwnFields({ retestOn, ...fields }: Readonly<Record<string, string>>): Record<string, string> {
  return { ...onBatchFields(fields), ...(retestOn !== undefined && { retestOn }) }
}
