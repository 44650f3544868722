import { useMemo, useState } from 'react'
import { addAddressBody } from '#src/generated/bodies/addAddress.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { callingCodeOf, countryCodes } from '#src/lib/countries.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { normaliseInput } from '#src/ui/normalise-input.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type AddressFields = components['schemas']['AddressFields']

const names = [
  ...(['label', 'fullName', 'country', 'countryCode', 'phoneNumber'] as const),
  ...(['line1', 'line2', 'city', 'region', 'postalCode'] as const),
]
const schema = contractFields(addAddressBody, names, { digits: ['countryCode', 'phoneNumber', 'postalCode'] })

/** `usePlaceSuggestions()` of src/flow. */
export interface AddressPlaces {
  suggestions: readonly components['schemas']['Suggestion'][]
  onType: (text: string) => void
  onChoose: (text: string) => Promise<components['schemas']['CompleteAddress'] | null>
  onDismiss: () => void
}

export interface AddressFormProps {
  /** The address to put right; null for a new one. */
  address: AddressFields | null
  /** What a new one begins with: most goods go to who orders them. */
  contact: Pick<AddressFields, 'fullName' | 'countryCode' | 'phoneNumber'>
  busy: boolean
  /** Why the last sending came to nothing. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  /** Places for what is typed into the box above the fields, and the parts of the one chosen. */
  places: AddressPlaces
  onSave: (fields: AddressFields) => void
  /** Missing where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** A postal address with a telephone number. */
export function AddressForm({
  address,
  contact,
  busy,
  message,
  serverFields,
  draft,
  places,
  onSave,
  onCancel,
}: AddressFormProps) {
  const text = useText()
  const countries = useCountries()
  const [sought, setSought] = useState('')
  const suggestions = useMemo(() => places.suggestions.map((suggestion) => suggestion.text), [places.suggestions])
  const defaultValues = useDraft(valuesOf(address ?? contact), draft)
  const form = useContractForm<AddressFields>({ schema, defaultValues, serverFields })
  const { errors } = form.formState
  const country = form.register('country', {
    onChange: (event: { target: { value: string } }) => {
      // The calling code follows the country until somebody has written one of their own.
      const code = callingCodeOf(event.target.value)
      if (code !== undefined && !form.getFieldState('countryCode').isDirty) form.resetField('countryCode', { defaultValue: code })
    },
  })
  async function complete(suggestion: string) {
    const place = await places.onChoose(suggestion)
    if (place === null) return
    const code = form.getFieldState('countryCode').isDirty ? undefined : callingCodeOf(place.country)
    const parts = { line1: place.line1, city: place.city, region: place.region, postalCode: place.postalCode }
    for (const [name, value] of Object.entries({ ...parts, country: place.country, countryCode: code })) {
      // Each is the name of a field; what the place does not tell stays as it was typed.
      if (value !== undefined)
        form.setValue(name as (typeof names)[number], value, { shouldValidate: form.formState.isSubmitted })
    }
    draft.keep(form.getValues())
  }
  const field = (name: (typeof names)[number], label: string) => ({ label, error: errors[name]?.message, ...form.register(name) })
  return (
    <form
      noValidate
      onChange={() => draft.keep(form.getValues())}
      onSubmit={(event) => {
        void form.handleSubmit((fields) => onSave(fields))(event)
      }}
    >
      <Stack gap={4}>
        <FormProblems message={message} serverFields={serverFields} shown={names} />
        <SuggestField
          label={text('order:address.find')}
          hint={text('order:address.findHint')}
          value={sought}
          options={suggestions}
          countLabel={text('order:address.found', { count: suggestions.length })}
          onType={(typed) => {
            setSought(typed)
            places.onType(typed)
          }}
          onDismiss={places.onDismiss}
          onChoose={(suggestion) => {
            setSought(suggestion)
            void complete(suggestion)
          }}
        />
        <Grid min="14rem" gap={3}>
          <TextField {...field('label', text('order:address.label'))} hint={text('order:address.labelHint')} autoComplete="off" />
          <TextField {...field('fullName', text('order:address.fullName'))} required autoComplete="shipping name" />
          <SelectField
            label={text('order:address.country')}
            required
            autoComplete="shipping country"
            options={countries}
            placeholder={text('order:address.chooseCountry')}
            error={errors.country?.message}
            {...country}
          />
          <TextField {...field('city', text('order:address.city'))} required autoComplete="shipping address-level2" />
          <TextField {...field('line1', text('order:address.line1'))} required autoComplete="shipping address-line1" />
          <TextField {...field('line2', text('order:address.line2'))} autoComplete="shipping address-line2" />
          <TextField {...field('region', text('order:address.region'))} autoComplete="shipping address-level1" />
          <TextField {...field('postalCode', text('order:address.postalCode'))} ltr autoComplete="shipping postal-code" />
          <TextField
            {...field('countryCode', text('order:address.countryCode'))}
            required
            ltr
            type="tel"
            autoComplete="shipping tel-country-code"
          />
          <TextField
            label={text('order:address.phoneNumber')}
            required
            ltr
            type="tel"
            autoComplete="shipping tel-national"
            {...fieldOf(form, 'phoneNumber')}
            onInput={(event) => normaliseInput(event.currentTarget, (typed) => toAsciiDigits(typed).replace(/\D/g, ''))}
          />
        </Grid>
        <Cluster>
          <Button type="submit" variant="primary" busy={busy} busyLabel={text('order:address.saving')}>
            {text('order:address.save')}
          </Button>
          {onCancel !== undefined && (
            <Button onClick={onCancel} disabled={busy}>
              {text('order:address.cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}

function useCountries() {
  const { formatCountry } = useFormat()
  const { language } = useLanguage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return countryCodes
      .map((code) => ({ value: code, label: formatCountry(code) }))
      .sort((one, other) => compare(one.label, other.label))
  }, [formatCountry, language])
}

function valuesOf(address: Partial<AddressFields>): AddressFields {
  // Each field by its name; what an address leaves out is an empty box.
  return Object.fromEntries(names.map((name) => [name, address[name] ?? ''])) as unknown as AddressFields
}
