import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { startCatalogueImportBody } from '#src/generated/bodies/startCatalogueImport.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { importFlags as flags, type ImportValues } from './catalogue-import-values.ts'
import { ImportFieldRows } from './import-field-rows.tsx'
import { ReasonField } from './reason-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { TableFileField, tableFile } from './table-file-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type NewImport = components['schemas']['NewCatalogueImport']

export interface CatalogueImportDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  onConfirm: (upload: NewImport) => void
}

const { map, defaults } = startCatalogueImportBody.properties
/** Product specification §8. */
const mostBytes = 10 * 1_048_576

const schema = z.object({
  table: tableFile(mostBytes),
  ...contractFields(startCatalogueImportBody, ['seller', 'reason']).shape,
  ...Object.fromEntries(flags.map((flag) => [flag, z.boolean()])),
  map: z.array(contractFields(map.items, ['column', 'field'])),
  defaults: z.array(contractFields(defaults.items, ['field', 'value'])),
})

/** A file cannot be kept: it is chosen again. */
const omitted = ['table']

type Sent = Omit<NewImport, 'table' | 'fileName'> & { table: File }

/** Uploads a seller's table to be imported; at first as a dry run. */
export function CatalogueImportDialog({ serverFields, onConfirm, ...state }: CatalogueImportDialogProps) {
  const text = useText()
  const form = useDraftedForm<ImportValues, Sent>({
    schema,
    defaultValues: {
      table: null,
      seller: '',
      reason: '',
      dryRun: true,
      drafts: false,
      setStock: false,
      beyondPlan: false,
      allOrNothing: false,
      map: [],
      defaults: [],
    },
    omitted,
    serverFields,
  })
  const table = useWatch({ control: form.control, name: 'table' })
  const { error } = fieldOf(form, 'table')
  return (
    <FormDialog
      {...state}
      size="large"
      labels={{
        title: text('operator:imports.start.title'),
        body: text('operator:imports.start.body'),
        confirm: text('operator:imports.start.act'),
        back: text('app:confirm.cancel'),
        busy: text('operator:imports.start.busy'),
      }}
      submit={{ variant: 'primary', icon: 'upload' }}
      onSubmit={form.handleSubmit((given) => onConfirm({ ...given, fileName: given.table.name }))}
    >
      <DraftNotice draft={form.draft} />
      <FormProblems serverFields={serverFields} shown={['table', 'seller', 'reason']} />
      <TableFileField
        label={text('operator:imports.table')}
        hint={text('operator:imports.tableHint')}
        error={error}
        file={table}
        onChange={(file) => form.setValue('table', file, { shouldValidate: form.formState.isSubmitted })}
      />
      <TextField
        {...fieldOf(form, 'seller')}
        ltr
        required
        autoComplete="off"
        label={text('operator:imports.seller')}
        hint={text('operator:imports.sellerHint')}
      />
      <Stack gap={2}>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            {...form.register(flag)}
            label={text(`operator:imports.${flag}.label`)}
            hint={text(`operator:imports.${flag}.hint`)}
          />
        ))}
      </Stack>
      <ImportFieldRows form={form} name="defaults" />
      <ImportFieldRows form={form} name="map" />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
