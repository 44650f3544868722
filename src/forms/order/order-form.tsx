import type { ReactNode } from 'react'
import { z } from 'zod'
import { PackageFields, type PackageFieldsProps } from '#src/components/order/package-fields.tsx'
import { placeOrderBody } from '#src/generated/bodies/placeOrder.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { addDays } from '#src/lib/end-of-day.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { type Incoterm, needsNamedPlace, sellerCarries } from '#src/lib/incoterms.ts'
import type { PackageSize } from '#src/lib/packages.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import { Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { needNamedPlace } from './need-named-place.ts'

const quantityFields = contractFields(placeOrderBody.properties.quantity, ['value', 'unit'])
const schema = contractFields(placeOrderBody, ['incoterm', 'packaging', 'incotermPlace', 'note', 'reference', 'shipBy']).extend({
  quantity: z.object({ value: z.preprocess(numberOf, quantityFields.shape.value), unit: quantityFields.shape.unit }),
})

const placedSchema = schema.superRefine(needNamedPlace)

export interface OrderFormValues {
  quantity: Quantity
  incoterm: Incoterm
  packaging?: PackageSize | undefined
}

/** What is told with an order, each empty where nothing is. */
export interface OrderMessages {
  /** The named place of the delivery term. */
  incotermPlace: string
  note: string
  reference: string
  shipBy: string
}

interface Values extends OrderMessages {
  quantity: { value: string; unit: Quantity['unit'] }
  incoterm: Incoterm
  packaging?: PackageSize | undefined
}

interface Sent extends OrderFormValues, Partial<OrderMessages> {}

export interface OrderDraft extends Partial<OrderFormValues>, OrderMessages {}

/** What of an order was typed before; a part that is no longer right in itself is left out. */
export function orderDraftOf(draft: FormDraft): OrderDraft {
  const kept: unknown = draft.read()
  const { quantity, incoterm, packaging, incotermPlace, note, reference, shipBy } = schema.shape
  const part = (name: string): unknown => (typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined)
  // The schema is the contract's, which gives it no TypeScript type of its own.
  return {
    quantity: quantity.safeParse(part('quantity')).data,
    incoterm: incoterm.safeParse(part('incoterm')).data,
    packaging: packaging.safeParse(part('packaging')).data,
    incotermPlace: incotermPlace.safeParse(part('incotermPlace')).data ?? '',
    note: note.safeParse(part('note')).data ?? '',
    reference: reference.safeParse(part('reference')).data ?? '',
    shipBy: shipBy.safeParse(part('shipBy')).data ?? '',
  } as OrderDraft
}

/** Names of the fields as the server calls them. */
export const orderFormFields = [
  'quantity.value',
  'quantity.unit',
  'packaging',
  'incoterm',
  'incotermPlace',
  'note',
  'reference',
  'shipBy',
] as const

export interface OrderFormProps {
  /** So that a button elsewhere in the page can send it. */
  id: string
  initial: OrderFormValues
  /** Its packages, of which one is chosen. */
  product: PackageFieldsProps['product']
  /** Written before. */
  messages: OrderMessages
  draft: FormDraft
  /** What the seller offers. */
  incoterms: readonly Incoterm[]
  /** The first day that may be chosen (`2026-11-21`). */
  today: string
  /** In which the seller promises the dispatch, once it is paid. */
  leadTimeDays: number
  /** What is sent must not change now. */
  locked: boolean
  serverFields: Readonly<Record<string, string>>
  /** Under the quantity: what one unit costs at it. */
  quantityNote: ReactNode
  /** After each change; null while something is missing or wrong. */
  onChange: (values: (Omit<OrderFormValues, 'packaging'> & { packaging?: PackageSize }) | null) => void
  onSubmit: (messages: OrderMessages) => void
}

/** How much of a product, and who carries it how far. */
export function OrderForm(props: OrderFormProps) {
  const { initial, incoterms, locked, draft, onChange, onSubmit } = props
  const text = useText()
  const { formatUnit } = useFormat()
  const form = useContractForm<Values, Sent>({
    schema: placedSchema,
    defaultValues: {
      quantity: { value: String(initial.quantity.value), unit: initial.quantity.unit },
      incoterm: initial.incoterm,
      packaging: initial.packaging,
      ...props.messages,
    },
    serverFields: props.serverFields,
  })
  const { errors } = form.formState
  const incoterm = form.watch('incoterm')
  const size = form.watch('packaging')
  const quantity = schema.shape.quantity.safeParse(form.watch('quantity'))
  const wishedDay = form.watch('shipBy')
  const isTooEarly = wishedDay !== '' && wishedDay < addDays(props.today, props.leadTimeDays)
  const report = () => {
    const typed = form.getValues()
    draft.keep(typed)
    const read = schema.safeParse(typed)
    // The schema is the contract's, which gives it no TypeScript type of its own.
    const { quantity: asked, incoterm: term, packaging } = (read.data ?? {}) as Partial<Sent>
    const isComplete = asked !== undefined && term !== undefined
    onChange(isComplete ? { quantity: asked, incoterm: term, ...(packaging && { packaging }) } : null)
  }
  return (
    <form
      id={props.id}
      noValidate
      onChange={report}
      onSubmit={(event) => {
        void form.handleSubmit(({ incotermPlace = '', note = '', reference = '', shipBy = '', ...values }) =>
          onSubmit({
            incotermPlace: needsNamedPlace(values.incoterm) ? incotermPlace.trim() : '',
            note: note.trim(),
            reference: reference.trim(),
            shipBy,
          }),
        )(event)
      }}
    >
      <fieldset disabled={locked}>
        <Stack gap={5}>
          <NumberField
            label={text('order:placing.quantity', { unit: formatUnit(initial.quantity.unit) })}
            required
            hint={props.quantityNote}
            error={errors.quantity?.value?.message}
            {...form.register('quantity.value')}
          />
          {size !== undefined && (
            <PackageFields
              product={props.product}
              size={size}
              // The schema is the contract's, which gives it no TypeScript type of its own.
              quantity={quantity.data as Quantity | undefined}
              error={props.serverFields['packaging']}
              onSize={(chosen) => {
                form.setValue('packaging', chosen)
                report()
              }}
              onStep={({ value }) => {
                form.setValue('quantity.value', String(value), { shouldValidate: true })
                report()
              }}
            />
          )}
          <RadioGroup
            label={text('order:placing.incoterm')}
            required
            cards
            options={incoterms.map((code) => ({
              value: code,
              label: <strong>{code}</strong>,
              note: text(`order:incoterm.${code}`),
            }))}
            {...fieldOf(form, 'incoterm')}
          />
          {needsNamedPlace(incoterm) && (
            <TextField
              label={text('order:placing.incotermPlace', { incoterm })}
              hint={text(sellerCarries(incoterm) ? 'order:placing.placeOfArrival' : 'order:placing.placeOfShipment')}
              required
              dir="auto"
              autoComplete="off"
              {...fieldOf(form, 'incotermPlace')}
            />
          )}
          <TextField
            label={text('order:placing.reference')}
            hint={text('order:placing.referenceHint')}
            dir="auto"
            autoComplete="off"
            {...fieldOf(form, 'reference')}
          />
          <TextField
            label={text('order:placing.shipBy')}
            hint={
              isTooEarly ? text('order:placing.shipByEarly', { count: props.leadTimeDays }) : text('order:placing.shipByHint')
            }
            type="date"
            min={props.today}
            {...fieldOf(form, 'shipBy')}
          />
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
