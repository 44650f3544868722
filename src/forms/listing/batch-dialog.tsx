import { useMemo, useState } from 'react'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Grid } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { usePackageName } from './use-package-name.ts'
import { CertificateField, certificateProblem } from './certificate-field.tsx'
import { type BatchFormValues, batchSchema, emptyBatchForm, onBatchFields } from './batch-schema.ts'

type Schemas = components['schemas']
type Entry = Omit<Schemas['BatchEntry'], 'certificate'>

export interface BatchDialogProps extends FormDialogState {
  product: Pick<Schemas['ProductBatches'], 'stock' | 'packaging'>
  today: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (batch: Entry, certificate: File | undefined) => void
}

/** Asks a seller for a batch that is in the store. */
export function BatchDialog({ product, today, serverFields, onConfirm, ...state }: BatchDialogProps) {
  const text = useText()
  const { formatUnit } = useFormat()
  const packageName = usePackageName()
  const [certificate, setCertificate] = useState<File | undefined>(undefined)
  const { unit } = product.stock
  const form = useContractForm<BatchFormValues, Entry>({
    schema: useMemo(() => batchSchema(unit, product.packaging), [unit, product.packaging]),
    defaultValues: emptyBatchForm,
    serverFields: useMemo(() => onBatchFields(serverFields), [serverFields]),
  })
  const keeps = form.watch('keeps')
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('batches:question.add.title'),
        body: text('batches:question.add.body'),
        confirm: text('batches:question.add.confirm'),
        back: text('batches:question.back'),
        busy: text('app:wait'),
      }}
      submit={{ variant: 'primary', icon: 'check' }}
      onSubmit={form.handleSubmit((batch) => {
        if (certificate === undefined || certificateProblem(certificate) === undefined) onConfirm(batch, certificate)
      })}
    >
      <TextField
        label={text('batches:number')}
        hint={text('batches:numberHint')}
        required
        ltr
        autoComplete="off"
        {...fieldOf(form, 'number')}
      />
      <Grid min="12rem" gap={3}>
        <NumberField label={text('batches:quantity', { unit: formatUnit(unit) })} required {...fieldOf(form, 'quantity')} />
        <SelectField
          label={text('batches:packaging')}
          placeholder={text('batches:anyPackaging')}
          options={product.packaging.map((size, at) => ({ value: String(at), label: packageName(size) }))}
          {...fieldOf(form, 'packaging')}
        />
        <TextField type="date" max={today} label={text('batches:madeOn')} {...fieldOf(form, 'madeOn')} />
        <SelectField
          label={text('batches:lastDay')}
          options={(['expiry', 'retest', 'open'] as const).map((value) => ({ value, label: text(`batches:keeps.${value}`) }))}
          {...fieldOf(form, 'keeps')}
        />
        {keeps !== 'open' && (
          <TextField
            type="date"
            required
            label={text(keeps === 'expiry' ? 'batches:expiresOn' : 'batches:retestOn')}
            hint={text('batches:lastDayHint')}
            {...fieldOf(form, 'lastDay')}
          />
        )}
      </Grid>
      <CertificateField file={certificate} error={serverFields['certificate']} disabled={state.busy} onChange={setCertificate} />
      <TextField label={text('batches:note')} hint={text('batches:noteHint')} autoComplete="off" {...fieldOf(form, 'note')} />
    </FormDialog>
  )
}
