import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { checkTaxTableBody } from '#src/generated/bodies/checkTaxTable.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { TableFileField, tableFile } from './table-file-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const { maxLength } = checkTaxTableBody.properties.table

const schema = z.object({
  table: tableFile(maxLength),
})

/** A file cannot be kept: it is chosen again. */
const omitted = ['table']

/** The names of the columns, as the first line of a table has them. */
const columns = 'sellerCountry, buyerCountry, customer, kind, percent, validFrom, validUntil, source'

export interface TaxTableDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  onConfirm: (table: string) => void
}

/** Asks an operator for a table of rules of tax, to be checked before anything is loaded. */
export function TaxTableDialog({ serverFields, onConfirm, ...state }: TaxTableDialogProps) {
  const text = useText()
  const form = useDraftedForm<{ table: File | null }, { table: File }>({
    schema,
    defaultValues: { table: null },
    omitted,
    serverFields,
  })
  const table = useWatch({ control: form.control, name: 'table' })
  const { error } = fieldOf(form, 'table')
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:taxRules.load.title'),
        body: text('operator:taxRules.load.body'),
        confirm: text('operator:taxRules.load.check'),
        back: text('app:confirm.cancel'),
        busy: text('operator:taxRules.load.checking'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(async (given) => onConfirm(await given.table.text()))}
    >
      <DraftNotice draft={form.draft} />
      <TableFileField
        label={text('operator:taxRules.load.table')}
        hint={text('operator:taxRules.load.hint')}
        error={error}
        file={table}
        onChange={(file) => form.setValue('table', file, { shouldValidate: form.formState.isSubmitted })}
      />
      <p>
        <Isolate>{columns}</Isolate>
      </p>
    </FormDialog>
  )
}
