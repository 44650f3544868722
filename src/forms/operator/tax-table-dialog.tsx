import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { checkTaxTableBody } from '#src/generated/bodies/checkTaxTable.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { FilesField } from '#src/ui/files-field.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const { maxLength } = checkTaxTableBody.properties.table
const key = (rule: FormRule['key']) => ({ code: 'custom' as const, params: { key: rule } satisfies FormRule })

const schema = z.object({
  table: z.custom<File | null>().superRefine((file, context) => {
    if (file === null) context.addIssue(key('fields:error.required'))
    else if (file.size === 0) context.addIssue(key('fields:document.empty'))
    else if (file.size > maxLength) context.addIssue(key('fields:document.tooLarge'))
  }),
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
  const { language } = useLanguage()
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
      <FilesField
        single
        required
        label={text('operator:taxRules.load.table')}
        hint={text('operator:taxRules.load.hint')}
        error={error}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        chooseLabel={text('operator:imports.choose')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        files={table === null ? [] : [{ name: table.name, size: fileSizeText(table.size, language) }]}
        onAdd={([file]) => form.setValue('table', file ?? null, { shouldValidate: form.formState.isSubmitted })}
        onRemove={() => form.setValue('table', null)}
      />
      <p>
        <Isolate>{columns}</Isolate>
      </p>
    </FormDialog>
  )
}
