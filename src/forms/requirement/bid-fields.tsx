import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import type { UseFormReturn } from 'react-hook-form'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { zoneText } from '#src/i18n/zoned-time.ts'
import { incoterms, needsNamedPlace } from '#src/lib/incoterms.ts'
import { type Quantity, sameDimension, units } from '#src/lib/quantity.ts'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { BidFormValues, BidListing, BidOffer } from './bid-form-values.ts'

type Schemas = components['schemas']

export interface BidFieldsProps {
  form: UseFormReturn<BidFormValues, unknown, BidOffer>
  requirement: Schemas['Requirement']
  listings: readonly BidListing[]
  /** The earliest day on which a bid may end. */
  firstDay: string
}

/** What is offered, at which price and on which terms. */
export function BidFields({ form, requirement, listings, firstDay }: BidFieldsProps) {
  const text = useText()
  const { language } = useLanguage()
  const { currency } = requirement
  const incoterm = form.watch('incoterm')
  const zone = zoneText(new Date(requirement.deadline), language)
  return (
    <Stack gap={5}>
      <Offered form={form} requirement={requirement} listings={listings} />
      <Amounts form={form} asked={requirement.quantity} currency={currency} />
      <Grid min="15rem">
        <NumberField
          label={text('requirement:bid.leadTimeDays')}
          hint={text('requirement:bid.leadTimeHint')}
          required
          whole
          {...fieldOf(form, 'leadTimeDays')}
        />
        <SelectField
          label={text('requirement:bid.incoterm')}
          hint={text(`order:incotermOfSeller.${incoterm}`)}
          required
          options={incoterms.map(({ code }) => ({
            value: code,
            label: code === requirement.incoterm ? text('requirement:bid.incotermAsked', { code }) : code,
          }))}
          {...fieldOf(form, 'incoterm')}
        />
        <TextField
          label={text('requirement:bid.incotermPlace')}
          hint={text('requirement:bid.incotermPlaceHint')}
          required={needsNamedPlace(incoterm)}
          dir="auto"
          autoComplete="off"
          {...fieldOf(form, 'incotermPlace')}
        />
        <TextField
          type="date"
          label={text('requirement:bid.validUntil')}
          hint={text('requirement:bid.validUntilHint', { zone })}
          required
          min={firstDay}
          {...fieldOf(form, 'validUntil')}
        />
      </Grid>
      <TextArea
        label={text('requirement:bid.note')}
        hint={text('requirement:bid.noteHint')}
        rows={3}
        {...fieldOf(form, 'note')}
      />
    </Stack>
  )
}

/** An own listing, or goods by another name. */
function Offered({ form, requirement, listings }: Pick<BidFieldsProps, 'form' | 'requirement' | 'listings'>) {
  const text = useText()
  const local = useLocal()
  const fromListing = form.watch('productId') !== ''
  // Without a CAS number the listings were found by words, and may be another substance.
  const left = requirement.casNumber === undefined ? undefined : 'requirement:bid.listingLeft'
  const hint = fromListing ? 'requirement:bid.listingHint' : left
  return (
    <Grid min="15rem">
      {listings.length > 0 && (
        <SelectField
          label={text('requirement:bid.listing')}
          hint={hint && text(hint)}
          placeholder={text('requirement:bid.noListing')}
          options={listings.map((listing) => ({ value: listing._id, label: local(listing, 'name') ?? listing.name_en }))}
          {...fieldOf(form, 'productId')}
        />
      )}
      {!fromListing && (
        <TextField
          label={text('requirement:bid.goodsName')}
          hint={text('requirement:bid.goodsNameHint')}
          {...fieldOf(form, 'goodsName')}
        />
      )}
    </Grid>
  )
}

function Amounts({ form, asked, currency }: Pick<BidFieldsProps, 'form'> & { asked: Quantity; currency: string }) {
  const text = useText()
  const { formatQuantity, formatUnit } = useFormat()
  const { errors } = form.formState
  const options = units
    .filter((unit) => sameDimension(unit, asked.unit))
    .map((unit) => ({ value: unit, label: formatUnit(unit) }))
  return (
    <Grid min="11rem">
      <NumberField
        label={text('requirement:bid.quantity')}
        hint={text('requirement:bid.quantityHint', { quantity: formatQuantity(asked) })}
        required
        error={errors.quantity?.value?.message}
        {...form.register('quantity.value')}
      />
      <SelectField
        label={text('requirement:bid.unit')}
        options={options}
        error={errors.quantity?.unit?.message}
        {...form.register('quantity.unit')}
      />
      <NumberField label={text('requirement:bid.unitPrice', { currency })} required {...fieldOf(form, 'unitPrice')} />
      <SelectField label={text('requirement:bid.priceUnit')} options={options} {...fieldOf(form, 'priceUnit')} />
      <NumberField
        label={text('requirement:bid.shipping', { currency })}
        hint={text('requirement:bid.shippingHint')}
        required
        {...fieldOf(form, 'shipping')}
      />
    </Grid>
  )
}
