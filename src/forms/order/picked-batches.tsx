import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import styles from '#src/forms/platform/field-rows.module.css'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { lastDayOf, pickBatches } from '#src/lib/batches.ts'
import type { PackageSize } from '#src/lib/packages.ts'
import { sellerProductDetailsAddress } from '#src/lib/paths.ts'
import type { Quantity, Unit } from '#src/lib/quantity.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { type BatchValues, type DispatchValues, emptyBatch } from './dispatch-schema.ts'

type Choices = components['schemas']['Order']['batchChoices']

type Choice = NonNullable<Choices>[number]

const { batches: batchesRule } = changeStatusBody.properties.dispatch.properties

/** The batches that a part is taken from, as the form begins with them: first expired, first out. Days are those of the batch. */
export const pickedRows = (choices: NonNullable<Choices>, part: Quantity, size: PackageSize | undefined): BatchValues[] =>
  pickBatches(choices, part, size).map(({ number, quantity }) => ({ ...emptyBatch, number, quantity: String(quantity) }))

export interface PickedBatchesProps<Sent> {
  form: UseFormReturn<{ dispatch: DispatchValues }, unknown, Sent>
  unit: Unit
  choices: NonNullable<Choices>
  productId: string | undefined
}

/** Which batches of the product the shipment is taken from, and how much of each. */
export function PickedBatches<Sent>({ form, unit, choices, productId }: PickedBatchesProps<Sent>) {
  const text = useText()
  const { formatDate, formatNumber, formatQuantity, formatUnit } = useFormat()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dispatch.batches' })
  const { batches: problem } = form.formState.errors.dispatch ?? {}
  // The form's own stands at its root, the server's on the list itself.
  const message = problem?.root?.message ?? problem?.message
  const held = { value: choices.reduce((sum, { quantity }) => sum + quantity.value, 0), unit }
  const isShort = Number(form.watch('dispatch.quantity.value')) > held.value
  if (choices.length === 0) {
    return (
      <Notice tone="warning" title={text('order:question.batchesNone')}>
        <p>{text('order:question.batchesNoneBody')}</p>
        {productId !== undefined && (
          <Link href={sellerProductDetailsAddress(productId)} target="_blank">
            {text('order:question.batchesToProduct')}
          </Link>
        )}
      </Notice>
    )
  }
  const dateOf = (choice: Choice) => {
    const lastDay = lastDayOf(choice)
    return lastDay === undefined ? '' : formatDate(lastDay)
  }
  const valuesOf = (choice: Choice) => ({
    quantity: formatQuantity(choice.quantity),
    date: dateOf(choice),
  })
  const nameOf = (choice: Choice) =>
    text(lastDayOf(choice) === undefined ? 'order:question.batchHolds' : 'order:question.batchHoldsUntil', {
      number: choice.number,
      ...valuesOf(choice),
    })
  // A select on a phone shows no more than the number.
  const hintOf = (number: string) => {
    const choice = choices.find((one) => one.number === number)
    if (choice === undefined) return undefined
    const key = lastDayOf(choice) === undefined ? 'order:question.batchHeld' : 'order:question.batchHeldUntil'
    return text(key, valuesOf(choice))
  }
  const rows = form.watch('dispatch.batches')
  return (
    <fieldset className={styles.group}>
      <legend>{text('order:question.batches')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text('order:question.batchesPicked')}</p>
        {isShort && <Notice tone="warning">{text('order:question.batchesShort', { quantity: formatQuantity(held) })}</Notice>}
        {fields.map(({ id }, at) => (
          <div
            key={id}
            className={styles.row}
            role="group"
            aria-label={text('order:question.batch', { position: formatNumber(at + 1) })}
          >
            <SelectField
              label={text('order:question.batchNumber')}
              required
              hint={hintOf(rows[at]?.number ?? '')}
              options={choices.map((choice) => ({ value: choice.number, label: nameOf(choice) }))}
              {...fieldOf(form, `dispatch.batches.${at}.number`)}
            />
            <NumberField
              label={text('order:question.batchQuantity', { unit: formatUnit(unit) })}
              required
              {...fieldOf(form, `dispatch.batches.${at}.quantity`)}
            />
            <IconButton
              icon="trash"
              label={text('order:question.batchRemove', { position: formatNumber(at + 1) })}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        {message !== undefined && (
          <p role="alert" className={styles.problem}>
            {message}
          </p>
        )}
        {fields.length < Math.min(choices.length, batchesRule.maxItems) && (
          <Button icon="plus" compact className={styles.add} onClick={() => append(unpicked(form.getValues(), choices))}>
            {text('order:question.batchAdd')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

/** A row of the first batch that no other names. */
function unpicked({ dispatch }: { dispatch: DispatchValues }, choices: NonNullable<Choices>): BatchValues {
  const named = new Set(dispatch.batches.map(({ number }) => number))
  return { ...emptyBatch, number: choices.find(({ number }) => !named.has(number))?.number ?? '' }
}
