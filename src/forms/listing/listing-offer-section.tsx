import { useFieldArray, useWatch } from 'react-hook-form'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { incoterms } from '#src/lib/incoterms.ts'
import { units } from '#src/lib/quantity.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { tradedCurrencies } from '#src/lib/traded-currencies.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from '#src/forms/platform/field-rows.module.css'
import { ListingSection, type ListingSectionProps, problemAt } from './listing-section.tsx'
import { emptyPackaging, emptyTier } from './listing-values.ts'

const { packaging, priceTiers } = addSellerProductBody.properties

/** What it costs, how much there is of it, and how it comes. */
export function ListingOfferSection(props: ListingSectionProps) {
  const text = useText()
  const { formatUnit } = useFormat()
  const { register, control, formState } = props.form
  const { errors } = formState
  const [unit, currency] = useWatch({ control, name: ['unit', 'currency'] })
  const unitName = formatUnit(unit)
  return (
    <ListingSection id="listing-offer" title={text('selling:section.offer')} lead={text('selling:section.offerLead')}>
      <Grid min="12rem" gap={3}>
        <SelectField
          {...register('unit')}
          required
          label={text('selling:form.unit')}
          options={units.map((value) => ({ value, label: formatUnit(value) }))}
        />
        <SelectField
          {...register('currency')}
          required
          label={text('selling:form.currency')}
          options={[...new Set([currency, ...tradedCurrencies])].map((value) => ({ value, label: value }))}
        />
        <NumberField
          {...register('stock.value')}
          required
          label={text('selling:question.restock.stock', { unit: unitName })}
          error={problemAt(errors, 'stock')}
        />
        <NumberField
          {...register('leadTimeDays')}
          required
          whole
          label={text('selling:form.leadTimeDays')}
          error={errors.leadTimeDays?.message}
        />
      </Grid>
      <Tiers {...props} unitName={unitName} currency={currency} />
      <Packaging {...props} unitName={unitName} currency={currency} />
      <Terms {...props} />
      <Sample {...props} unitName={unitName} currency={currency} />
    </ListingSection>
  )
}

interface Amounts {
  unitName: string
  currency: string
}

/** The first row begins at the minimum order. */
function Tiers({ form: { register, control, formState }, onChanged, unitName, currency }: ListingSectionProps & Amounts) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { fields, append, remove } = useFieldArray({ control, name: 'priceTiers' })
  const { errors } = formState
  return (
    <fieldset className={styles.group}>
      <legend>{text('selling:field.priceTiers')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text('selling:form.tiersHint')}</p>
        {fields.map(({ id }, at) => (
          <div
            key={id}
            className={styles.row}
            role="group"
            aria-label={text('selling:form.tier', { number: formatNumber(at + 1) })}
          >
            <NumberField
              {...register(`priceTiers.${at}.minimumQuantity.value`)}
              required
              label={text(at === 0 ? 'selling:form.minimumOrder' : 'selling:form.tierFrom', { unit: unitName })}
              error={
                problemAt(errors, `priceTiers.${at}.minimumQuantity`) ??
                (at === 0 ? problemAt(errors, 'minimumOrder') : undefined)
              }
            />
            <NumberField
              {...register(`priceTiers.${at}.price.amount`)}
              required
              label={text('selling:question.restock.price', { currency, unit: unitName })}
              error={problemAt(errors, `priceTiers.${at}.price`)}
            />
            {at > 0 && (
              <IconButton
                icon="trash"
                label={text('selling:form.removeTier', { number: formatNumber(at + 1) })}
                onClick={() => {
                  remove(at)
                  onChanged()
                }}
              />
            )}
          </div>
        ))}
        {fields.length < priceTiers.maxItems && (
          <Button
            icon="plus"
            compact
            className={styles.add}
            onClick={() => {
              append(emptyTier)
              onChanged()
            }}
          >
            {text('selling:form.addTier')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

function Packaging({
  form: { register, control, formState, getValues },
  onChanged,
  unitName,
  currency,
}: ListingSectionProps & Amounts) {
  const text = useText()
  const { formatNumber, formatUnit } = useFormat()
  const { fields, append, remove } = useFieldArray({ control, name: 'packaging' })
  const { errors } = formState
  return (
    <fieldset className={styles.group}>
      <legend>{text('selling:field.packaging')}</legend>
      <Stack gap={3}>
        {fields.map(({ id }, at) => (
          <div
            key={id}
            className={styles.row}
            role="group"
            aria-label={text('selling:form.pack', { number: formatNumber(at + 1) })}
          >
            <SelectField
              {...register(`packaging.${at}.kind`)}
              required
              label={text('selling:form.packKind')}
              placeholder={text('selling:form.choose')}
              options={packaging.items.properties.kind.enum.map((value) => ({
                value,
                label: text(`catalogue:packaging.${value}`),
              }))}
              error={problemAt(errors, `packaging.${at}.kind`)}
            />
            <NumberField
              {...register(`packaging.${at}.net.value`)}
              required
              label={text('selling:form.net')}
              error={problemAt(errors, `packaging.${at}.net`)}
            />
            <SelectField
              {...register(`packaging.${at}.net.unit`)}
              required
              label={text('selling:form.packUnit')}
              options={units.map((value) => ({ value, label: formatUnit(value) }))}
            />
            <NumberField
              {...register(`packaging.${at}.surcharge.amount`)}
              label={text('selling:form.packSurcharge', { currency, unit: unitName })}
              hint={text('selling:form.packSurchargeHint')}
              error={problemAt(errors, `packaging.${at}.surcharge`)}
            />
            {fields.length > 1 && (
              <IconButton
                icon="trash"
                label={text('selling:form.removePack', { number: formatNumber(at + 1) })}
                onClick={() => {
                  remove(at)
                  onChanged()
                }}
              />
            )}
          </div>
        ))}
        {fields.length < packaging.maxItems && (
          <Button
            icon="plus"
            compact
            className={styles.add}
            onClick={() => {
              append(emptyPackaging(getValues('unit')))
              onChanged()
            }}
          >
            {text('selling:form.addPack')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

function Terms({ form: { register, formState } }: ListingSectionProps) {
  const text = useText()
  const problem = problemAt(formState.errors, 'incoterms')
  return (
    <fieldset className={styles.group}>
      <legend>{text('selling:form.incoterms')}</legend>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      <Grid min="15rem" gap={2}>
        {incoterms.map(({ code }) => (
          <Checkbox
            key={code}
            {...register('incoterms')}
            value={code}
            label={text('selling:form.incoterm', { code, meaning: text(`order:incotermOfSeller.${code}`) })}
          />
        ))}
      </Grid>
    </fieldset>
  )
}

function Sample({ form: { register, control, formState }, unitName, currency }: ListingSectionProps & Amounts) {
  const text = useText()
  const offered = useWatch({ control, name: 'sample.offered' })
  const { errors } = formState
  return (
    <fieldset className={styles.group}>
      <legend>{text('selling:field.sample')}</legend>
      <Stack gap={3}>
        <Checkbox {...register('sample.offered')} label={text('selling:form.sampleOffered')} />
        {offered && (
          <div className={styles.row}>
            <NumberField
              {...register('sample.price.amount')}
              required
              label={text('selling:form.samplePrice', { currency })}
              hint={text('selling:form.samplePriceHint')}
              error={problemAt(errors, 'sample.price')}
            />
            <NumberField
              {...register('sample.maximum.value')}
              required
              label={text('selling:form.sampleMaximum', { unit: unitName })}
              error={problemAt(errors, 'sample.maximum')}
            />
          </div>
        )}
      </Stack>
    </fieldset>
  )
}
