import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'
import { PackageFields } from '#src/components/order/package-fields.tsx'
import { placeQuotationOrderBody } from '#src/generated/bodies/placeQuotationOrder.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { PackageSize } from '#src/lib/packages.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { incoterms } from '#src/lib/incoterms.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { type Quantity, type Unit, sameDimension, units } from '#src/lib/quantity.ts'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { moneyRule, numberOf } from '#src/forms/platform/decimal-rule.ts'
import { RequiredDocumentsField } from '#src/forms/document/required-documents-field.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type Schemas = components['schemas']
type Request = Schemas['QuotationRequest']

/** What the form tells of a request; the rest is chosen beside it. */
export type QuoteFormValues = Pick<Request, 'packaging' | 'targetPrice' | 'incotermPlace' | 'neededBy' | 'message'> &
  Required<Pick<Request, 'quantity' | 'incoterm' | 'documents'>>

interface Values {
  quantity: { value: string; unit: Unit }
  packaging?: PackageSize | undefined
  targetPrice: string
  incoterm: Schemas['Incoterm']
  incotermPlace: string
  neededBy: string
  documents: Schemas['DocumentKind'][]
  message: string
}

/** Names of the fields as the server calls them. */
export const quoteRequestFields = [
  ...(['quantity.value', 'quantity.unit', 'packaging', 'targetPrice', 'incoterm'] as const),
  ...(['incotermPlace', 'neededBy', 'documents', 'message'] as const),
]

const quantityFields = contractFields(placeQuotationOrderBody.properties.quantity, ['value', 'unit'])

function schemaOf(currency: string) {
  const needed = contractFields({ ...placeQuotationOrderBody, required: ['incoterm', 'documents'] }, ['incoterm', 'documents'])
  return contractFields(placeQuotationOrderBody, ['packaging', 'incotermPlace', 'neededBy', 'message']).extend({
    ...needed.shape,
    quantity: z.object({ value: z.preprocess(numberOf, quantityFields.shape.value), unit: quantityFields.shape.unit }),
    targetPrice: moneyRule(currency),
  })
}

export interface QuoteRequestFormProps {
  /** So that a button elsewhere in the page can send it. */
  id: string
  product: Schemas['Product']
  /** What it begins with. */
  initial: QuoteFormValues
  draft: FormDraft
  /** YYYY-MM-DD of the reader. */
  today: string
  /** What is sent must not change now. */
  locked: boolean
  serverFields: Readonly<Record<string, string>>
  /** Under the last field. */
  children?: ReactNode
  /** After each change; null while no quantity is entered. */
  onQuantity: (quantity: Quantity | null, packaging: PackageSize | undefined) => void
  onSubmit: (values: QuoteFormValues) => void
}

/** What a buyer wants quoted: how much, on which terms, by when, with which documents. */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { product, initial, draft, today, locked } = props
  const text = useText()
  const { formatUnit } = useFormat()
  const { currency } = product.price
  const schema = useMemo(() => schemaOf(currency), [currency])
  const defaultValues = useDraft(valuesOf(initial), draft)
  const form = useContractForm<Values, QuoteFormValues>({ schema, defaultValues, serverFields: props.serverFields })
  const { errors } = form.formState
  const incoterm = form.watch('incoterm')
  const size = form.watch('packaging')
  // The schema is the contract's, which gives it no TypeScript type of its own.
  const asked = schema.shape.quantity.safeParse(form.watch('quantity')).data as Quantity | undefined
  const report = () => {
    const typed = form.getValues()
    draft.keep(typed)
    const quantity = schema.shape.quantity.safeParse(typed.quantity)
    // The same schema.
    props.onQuantity((quantity.data ?? null) as Quantity | null, typed.packaging)
  }
  return (
    <form
      id={props.id}
      noValidate
      onChange={report}
      onSubmit={(event) => {
        void form.handleSubmit(props.onSubmit)(event)
      }}
    >
      <fieldset disabled={locked}>
        <Stack gap={5}>
          <Grid min="11rem">
            <NumberField
              label={text('quote:request.quantity')}
              required
              error={errors.quantity?.value?.message}
              {...form.register('quantity.value')}
            />
            <SelectField
              label={text('quote:request.unit')}
              options={units
                .filter((unit) => sameDimension(unit, product.priceUnit))
                .map((unit) => ({ value: unit, label: formatUnit(unit) }))}
              error={errors.quantity?.unit?.message}
              {...form.register('quantity.unit')}
            />
            <NumberField
              label={text('quote:request.targetPrice', { unit: formatUnit(product.priceUnit) })}
              hint={text('quote:request.targetPriceHint')}
              suffix={currency}
              {...fieldOf(form, 'targetPrice')}
            />
            <TextField
              type="date"
              label={text('quote:request.neededBy')}
              hint={text('quote:request.neededByHint')}
              min={today}
              {...fieldOf(form, 'neededBy')}
            />
          </Grid>
          {size !== undefined && (
            <PackageFields
              product={product}
              size={size}
              quantity={asked}
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
          <Grid min="16rem">
            <SelectField
              label={text('order:placing.incoterm')}
              required
              hint={text(`order:incoterm.${incoterm}`)}
              options={incoterms.map(({ code }) => ({
                value: code,
                label: product.incoterms.includes(code) ? text('quote:request.incotermOffered', { code }) : code,
              }))}
              {...fieldOf(form, 'incoterm')}
            />
            <TextField
              label={text('quote:request.incotermPlace')}
              hint={text('quote:request.incotermPlaceHint')}
              {...fieldOf(form, 'incotermPlace')}
            />
          </Grid>
          <RequiredDocumentsField error={errors.documents?.message} field={form.register('documents')} />
          <TextArea
            label={text('quote:request.message')}
            hint={text('quote:request.messageHint')}
            rows={4}
            {...fieldOf(form, 'message')}
          />
          {props.children}
        </Stack>
      </fieldset>
    </form>
  )
}

function valuesOf({ quantity, packaging, targetPrice, incoterm, documents, ...rest }: QuoteFormValues): Values {
  const { incotermPlace = '', neededBy = '', message = '' } = rest
  return {
    quantity: { value: String(quantity.value), unit: quantity.unit },
    packaging,
    targetPrice: targetPrice === undefined ? '' : toDecimalText(targetPrice),
    incoterm,
    documents,
    incotermPlace,
    neededBy,
    message,
  }
}
