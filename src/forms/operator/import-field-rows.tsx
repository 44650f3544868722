import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { startCatalogueImportBody } from '#src/generated/bodies/startCatalogueImport.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ImportValues } from './catalogue-import-values.ts'

const { map, defaults } = startCatalogueImportBody.properties
const fields = defaults.items.properties.field.enum

export interface ImportFieldRowsProps<Sent> {
  form: UseFormReturn<ImportValues, unknown, Sent>
  /** Values for all rows, or which column is which field. */
  name: 'map' | 'defaults'
}

/** Values that hold for every row of a table, or columns whose headings are not known. */
export function ImportFieldRows<Sent>({ form, name }: ImportFieldRowsProps<Sent>) {
  const text = useText()
  const { formatNumber } = useFormat()
  const rows = useFieldArray({ control: form.control, name })
  const most = (name === 'map' ? map : defaults).maxItems
  const add = () => rows.append(name === 'map' ? { column: '', field: '' } : { field: '', value: '' })
  return (
    <Stack as="section" gap={2} aria-label={text(`operator:imports.${name}.title`)}>
      <p>
        <strong>{text(`operator:imports.${name}.title`)}</strong>
      </p>
      <p className={styles.hint}>{text(`operator:imports.${name}.hint`)}</p>
      {rows.fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          {name === 'map' && (
            <TextField {...fieldOf(form, `map.${at}.column`)} required label={text('operator:imports.column')} />
          )}
          <SelectField
            {...fieldOf(form, `${name}.${at}.field`)}
            required={name === 'defaults'}
            label={text('operator:imports.field')}
            placeholder={text(name === 'map' ? 'operator:imports.leaveOut' : 'operator:imports.chooseField')}
            options={fields.map((value) => ({ value, label: text(`operator:imports.fields.${value}`) }))}
          />
          {name === 'defaults' && (
            <TextField {...fieldOf(form, `defaults.${at}.value`)} required label={text('operator:imports.value')} />
          )}
          <IconButton
            icon="trash"
            label={text('operator:imports.removeLine', { number: formatNumber(at + 1) })}
            onClick={() => rows.remove(at)}
          />
        </div>
      ))}
      {rows.fields.length < most && (
        <Button compact icon="plus" className={styles.add} onClick={add}>
          {text(`operator:imports.${name}.add`)}
        </Button>
      )}
    </Stack>
  )
}
