import type { ReactNode } from 'react'
import { type FieldPath, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import type { Unit } from '#src/lib/quantity.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type DispatchValues, emptyBatch } from './dispatch-schema.ts'

const { packages, batches } = changeStatusBody.properties.dispatch.properties

export interface CargoFieldsProps<Sent> {
  form: UseFormReturn<{ dispatch: DispatchValues }, unknown, Sent>
  /** Of the shipment, and so of its batches. */
  unit: Unit
  /** Dangerous goods: their packages are needed. */
  needsPackages: boolean
  /** In place of batches that are typed: the seller keeps them. */
  picked?: ReactNode
}

/** How the goods are packed, and which batches they were taken from. */
export function CargoFields<Sent>({ form, unit, needsPackages, picked }: CargoFieldsProps<Sent>) {
  const text = useText()
  const errors = form.formState.errors.dispatch
  const count = fieldOf(form, 'dispatch.packages.count')
  return (
    <>
      {needsPackages && <p className={styles.hint}>{text('order:question.packagesNeeded')}</p>}
      <Grid min="10rem" gap={3}>
        <NumberField
          {...count}
          error={count.error ?? errors?.packages?.message}
          label={text('order:question.packages')}
          required={needsPackages}
          whole
        />
        <SelectField
          label={text('order:question.packageKind')}
          options={packages.properties.kind.enum.map((value) => ({ value, label: text(`catalogue:packaging.${value}`) }))}
          {...fieldOf(form, 'dispatch.packages.kind')}
        />
        <NumberField
          label={text('order:question.grossKilograms')}
          hint={text('order:question.grossHint')}
          required={needsPackages}
          {...fieldOf(form, 'dispatch.grossKilograms')}
        />
      </Grid>
      {picked ?? <Batches form={form} unit={unit} />}
    </>
  )
}

function Batches<Sent>({ form, unit }: Pick<CargoFieldsProps<Sent>, 'form' | 'unit'>) {
  const text = useText()
  const { formatNumber, formatUnit } = useFormat()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dispatch.batches' })
  const field = (path: FieldPath<{ dispatch: DispatchValues }>) => fieldOf(form, path)
  return (
    <fieldset className={styles.group}>
      <legend>{text('order:question.batches')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text('order:question.batchesHint')}</p>
        {fields.map(({ id }, at) => (
          <div
            key={id}
            className={styles.row}
            role="group"
            aria-label={text('order:question.batch', { position: formatNumber(at + 1) })}
          >
            <TextField
              label={text('order:question.batchNumber')}
              required
              ltr
              autoComplete="off"
              {...field(`dispatch.batches.${at}.number`)}
            />
            {fields.length > 1 && (
              <NumberField
                label={text('order:question.batchQuantity', { unit: formatUnit(unit) })}
                required
                {...field(`dispatch.batches.${at}.quantity`)}
              />
            )}
            <TextField type="date" label={text('order:question.batchMadeOn')} {...field(`dispatch.batches.${at}.madeOn`)} />
            <TextField type="date" label={text('order:question.batchExpiresOn')} {...field(`dispatch.batches.${at}.expiresOn`)} />
            <IconButton
              icon="trash"
              label={text('order:question.batchRemove', { position: formatNumber(at + 1) })}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        {fields.length < batches.maxItems && (
          <Button icon="plus" compact className={styles.add} onClick={() => append(emptyBatch)}>
            {text('order:question.batchAdd')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}
