import { useRef } from 'react'
import { z } from 'zod'
import { placeOrderBody } from '#src/generated/bodies/placeOrder.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { type Quantity, type Unit, sameDimension, units } from '#src/lib/quantity.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

// Both of the sample are the contract's Quantity.
const quantityFields = contractFields(placeOrderBody.properties.quantity, ['value', 'unit'])
const quantityRule = z.object({ value: z.preprocess(numberOf, quantityFields.shape.value), unit: quantityFields.shape.unit })
// An order does without a purpose, so the contract cannot ask for it; a sample does not.
const needed = contractFields({ ...placeOrderBody, required: ['purpose'] }, ['purpose'])
const schema = contractFields(placeOrderBody, ['note']).extend({
  ...needed.shape,
  quantity: quantityRule,
  yearlyVolume: quantityRule,
})

export interface SampleDetails {
  purpose: string
  yearlyVolume: Quantity
  note: string
}

interface Sent extends Omit<SampleDetails, 'note'> {
  quantity: Quantity
  note?: string
}

interface Values {
  quantity: { value: string; unit: Unit }
  purpose: string
  yearlyVolume: { value: string; unit: Unit }
  note: string
}

/** Names of the fields as the server calls them. */
export const sampleFormFields = [
  ...(['quantity.value', 'quantity.unit', 'purpose', 'yearlyVolume'] as const),
  ...(['yearlyVolume.value', 'yearlyVolume.unit', 'note'] as const),
]

export interface SampleFormProps {
  /** So that a button elsewhere in the page can send it. */
  id: string
  product: components['schemas']['Product']
  /** How much it begins with. */
  quantity: Quantity
  draft: FormDraft
  /** What is sent must not change now. */
  locked: boolean
  serverFields: Readonly<Record<string, string>>
  /** After each change of the quantity; null while it is missing or wrong. */
  onQuantity: (quantity: Quantity | null) => void
  onSubmit: (details: SampleDetails) => void
}

/** How much of a product somebody wants to try, what for, and what may come of it. */
export function SampleForm(props: SampleFormProps) {
  const { product, quantity, draft, serverFields } = props
  const text = useText()
  const { formatQuantity, formatUnit } = useFormat()
  const asked = useRef<Quantity | null>(quantity)
  const defaultValues = useDraft<Values>(
    {
      quantity: { value: String(quantity.value), unit: quantity.unit },
      purpose: '',
      yearlyVolume: { value: '', unit: product.minimumOrder.unit },
      note: '',
    },
    draft,
  )
  const form = useContractForm<Values, Sent>({ schema, defaultValues, serverFields })
  const { errors } = form.formState
  const { maximum } = product.sample
  const unitOptions = units
    .filter((unit) => sameDimension(unit, product.priceUnit))
    .map((unit) => ({ value: unit, label: formatUnit(unit) }))
  return (
    <form
      id={props.id}
      noValidate
      onChange={() => {
        const typed = form.getValues()
        draft.keep(typed)
        // The schema is the contract's, which gives it no TypeScript type of its own.
        const wanted = (quantityRule.safeParse(typed.quantity).data ?? null) as Quantity | null
        // What it is for does not change the price; only what the server has objected to is asked about anew.
        if (sameValue(wanted, asked.current) && Object.keys(serverFields).length === 0) return
        asked.current = wanted
        props.onQuantity(wanted)
      }}
      onSubmit={(event) => {
        void form.handleSubmit(({ purpose, yearlyVolume, note }) =>
          props.onSubmit({ purpose: purpose.trim(), yearlyVolume, note: note?.trim() ?? '' }),
        )(event)
      }}
    >
      <fieldset disabled={props.locked}>
        <Stack gap={5}>
          <Grid min="11rem">
            <NumberField
              label={text('catalogue:product.quantity')}
              required
              hint={maximum && text('sample:asking.atMost', { quantity: formatQuantity(maximum) })}
              error={errors.quantity?.value?.message}
              {...form.register('quantity.value')}
            />
            <SelectField
              label={text('catalogue:product.unit')}
              options={unitOptions}
              error={errors.quantity?.unit?.message}
              {...form.register('quantity.unit')}
            />
          </Grid>
          <TextArea
            label={text('sample:asking.purpose')}
            required
            hint={text('sample:asking.purposeHint')}
            rows={4}
            {...fieldOf(form, 'purpose')}
          />
          <Grid min="11rem">
            <NumberField
              label={text('sample:details.yearlyVolume')}
              required
              hint={text('sample:asking.yearlyVolumeHint')}
              error={errors.yearlyVolume?.value?.message ?? errors.yearlyVolume?.message}
              {...form.register('yearlyVolume.value')}
            />
            <SelectField
              label={text('sample:asking.yearlyUnit')}
              options={unitOptions}
              error={errors.yearlyVolume?.unit?.message}
              {...form.register('yearlyVolume.unit')}
            />
          </Grid>
          <TextArea
            label={text('order:placing.note')}
            hint={text('order:placing.noteHint')}
            rows={3}
            {...fieldOf(form, 'note')}
          />
        </Stack>
      </fieldset>
    </form>
  )
}
