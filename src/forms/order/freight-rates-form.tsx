import { useMemo } from 'react'
import { type FieldPath, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import styles from '#src/forms/platform/field-rows.module.css'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { replaceFreightRatesBody } from '#src/generated/bodies/replaceFreightRates.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { tradedCurrencies } from '#src/lib/traded-currencies.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import {
  emptyRate,
  freightRatesFields,
  freightRatesSchema,
  freightRatesValues,
  type FreightRatesValues,
} from './freight-rates-schema.ts'

type FreightRates = components['schemas']['FreightRates']
type Entered = Omit<FreightRates, 'version'>
type Form = UseFormReturn<FreightRatesValues, unknown, Entered>

const { rates: rateRules, dangerousGoods: surchargeRules } = replaceFreightRatesBody.properties
const currencies = tradedCurrencies.map((value) => ({ value, label: value }))

export interface FreightRatesFormProps {
  initial: FreightRates
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onEntered: (rates: Entered) => void
}

/** What a seller charges for freight: a row for each country and limit of weight, and more for dangerous goods. */
export function FreightRatesForm({ initial, busy, message, serverFields, onEntered }: FreightRatesFormProps) {
  const text = useText()
  const fields = useMemo(() => freightRatesFields(serverFields), [serverFields])
  const form = useContractForm<FreightRatesValues, Entered>({
    schema: freightRatesSchema,
    defaultValues: freightRatesValues(initial),
    serverFields: fields,
  })
  return (
    <FormFrame onSubmit={form.handleSubmit(onEntered)}>
      <FormProblems message={message} serverFields={fields} shown={Object.keys(fields)} />
      <Rates form={form} />
      <Surcharges form={form} />
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('app:wait')}>
          {text('freight:save')}
        </Button>
      </div>
    </FormFrame>
  )
}

/** The currency of the last row, which the next one most likely has as well. */
const lastCurrency = (rows: readonly { currency: string }[]): string => rows.at(-1)?.currency ?? 'USD'

function Rates({ form }: { form: Form }) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' })
  const field = (path: FieldPath<FreightRatesValues>) => fieldOf(form, path)
  return (
    <fieldset className={styles.group}>
      <legend>{text('freight:rates')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text('freight:ratesHint')}</p>
        {fields.map(({ id }, at) => (
          <div key={id} className={styles.row} role="group" aria-label={text('freight:rate', { position: formatNumber(at + 1) })}>
            <CountryField
              label={text('freight:country')}
              placeholder={text('freight:everyOtherCountry')}
              {...field(`rates.${at}.country`)}
            />
            <NumberField
              label={text('freight:upToKilograms')}
              placeholder={text('freight:anyWeight')}
              {...field(`rates.${at}.upToKilograms`)}
            />
            <SelectField label={text('freight:currency')} options={currencies} {...field(`rates.${at}.currency`)} />
            <NumberField required label={text('freight:amount')} {...field(`rates.${at}.amount`)} />
            <NumberField label={text('freight:perHundredKilograms')} {...field(`rates.${at}.perHundredKilograms`)} />
            <IconButton
              icon="trash"
              label={text('freight:removeRate', { position: formatNumber(at + 1) })}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        {fields.length < rateRules.maxItems && (
          <Button
            icon="plus"
            compact
            className={styles.add}
            onClick={() => append(emptyRate(lastCurrency(form.getValues('rates'))))}
          >
            {text('freight:addRate')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

function Surcharges({ form }: { form: Form }) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dangerousGoods' })
  const field = (path: FieldPath<FreightRatesValues>) => fieldOf(form, path)
  return (
    <fieldset className={styles.group}>
      <legend>{text('freight:surcharges')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text('freight:surchargesHint')}</p>
        {fields.map(({ id }, at) => (
          <div
            key={id}
            className={styles.row}
            role="group"
            aria-label={text('freight:surcharge', { position: formatNumber(at + 1) })}
          >
            <SelectField label={text('freight:currency')} options={currencies} {...field(`dangerousGoods.${at}.currency`)} />
            <NumberField required label={text('freight:amount')} {...field(`dangerousGoods.${at}.amount`)} />
            <IconButton
              icon="trash"
              label={text('freight:removeSurcharge', { position: formatNumber(at + 1) })}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        {fields.length < surchargeRules.maxItems && (
          <Button
            icon="plus"
            compact
            className={styles.add}
            onClick={() => append({ currency: lastCurrency(form.getValues('rates')), amount: '' })}
          >
            {text('freight:addSurcharge')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}
