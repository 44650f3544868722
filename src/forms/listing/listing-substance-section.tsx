import type { ReactNode } from 'react'
import { type FieldPath, useWatch } from 'react-hook-form'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { casNumberProblem } from '#src/lib/cas-number.ts'
import { formulaWeight } from '#src/lib/molecular-formula.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Cluster, Grid } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import styles from '#src/forms/platform/field-rows.module.css'
import { knownValues } from './known-substance.ts'
import { ListingSection, type ListingSectionProps } from './listing-section.tsx'
import type { ListingValues } from './listing-values.ts'

const { grade, physicalForm, certificates } = addSellerProductBody.properties

export interface KnownSubstanceProps {
  /** Draws what the catalogue knows of the CAS number as typed; `onFill` fills the empty fields with it and returns how many. */
  knownSubstance?: ((typed: string, onFill: (product: components['schemas']['Product']) => number) => ReactNode) | undefined
}

/** Which substance it is, and how pure. */
export function ListingSubstanceSection({ form, onChanged, knownSubstance }: ListingSectionProps & KnownSubstanceProps) {
  const { register, control, formState } = form
  const text = useText()
  const { formatNumber } = useFormat()
  const { language } = useLanguage()
  const { errors } = formState
  const [casNumber, molecularFormula] = useWatch({ control, name: ['casNumber', 'molecularFormula'] })
  const weight = formulaWeight(molecularFormula.trim())
  const casWrong = casNumber.trim().length > 6 ? casNumberProblem(casNumber) : undefined
  const code = (name: 'ecNumber' | 'unNumber' | 'hsCode', example: string) => (
    <TextField
      {...register(name)}
      ltr
      autoComplete="off"
      label={text(`selling:field.${name}`)}
      hint={text('selling:form.example', { example: isolated(example, language) })}
      error={errors[name]?.message}
    />
  )
  const fill = (product: components['schemas']['Product']) => {
    const values = Object.entries(knownValues(product, form.getValues()))
    // Each is of its field's type: knownValues says so, entries do not.
    for (const [name, value] of values)
      form.setValue(name as FieldPath<ListingValues>, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    onChanged()
    return values.length
  }
  return (
    <ListingSection id="listing-substance" title={text('selling:section.substance')}>
      <Grid min="14rem" gap={3}>
        <TextField
          {...register('casNumber')}
          ltr
          required
          autoComplete="off"
          label={text('selling:field.casNumber')}
          hint={text('selling:form.example', { example: isolated('67-64-1', language) })}
          // Said while it is typed: a wrong digit is seen best beside the document it is copied from.
          error={errors.casNumber?.message ?? (casWrong && text(`selling:wrong.cas.${casWrong}`))}
        />
        {code('ecNumber', '200-662-2')}
        {code('unNumber', 'UN1090')}
        {code('hsCode', '291411')}
      </Grid>
      {knownSubstance?.(casNumber, fill)}
      <Grid min="14rem" gap={3}>
        <TextField
          {...register('molecularFormula')}
          ltr
          required
          autoComplete="off"
          label={text('selling:field.molecularFormula')}
          hint={
            weight === undefined
              ? text('selling:form.formulaHint')
              : text('selling:form.computedWeight', { weight: formatNumber(weight, { maximumFractionDigits: 3 }) })
          }
          error={errors.molecularFormula?.message}
        />
        <NumberField
          {...register('molecularWeight')}
          label={text('selling:form.molecularWeight')}
          hint={text('selling:form.weightHint')}
          error={errors.molecularWeight?.message}
        />
        <TextField
          {...register('smiles')}
          ltr
          autoComplete="off"
          label={text('selling:field.smiles')}
          hint={text('selling:form.smilesHint')}
          error={errors.smiles?.message}
        />
      </Grid>
      <Grid min="14rem" gap={3}>
        <SelectField
          {...register('grade')}
          required
          label={text('selling:field.grade')}
          placeholder={text('selling:form.choose')}
          options={grade.enum.map((value) => ({ value, label: text(`catalogue:grade.${value}`) }))}
          error={errors.grade?.message}
        />
        <NumberField {...register('purity')} required label={text('selling:form.purity')} error={errors.purity?.message} />
        <SelectField
          {...register('physicalForm')}
          required
          label={text('selling:field.physicalForm')}
          placeholder={text('selling:form.choose')}
          options={physicalForm.enum.map((value) => ({ value, label: text(`catalogue:form.${value}`) }))}
          error={errors.physicalForm?.message}
        />
        <CountryField
          {...register('countryOfOrigin')}
          label={text('selling:field.countryOfOrigin')}
          required
          error={errors.countryOfOrigin?.message}
        />
      </Grid>
      <fieldset className={styles.group}>
        <legend>{text('selling:field.certificates')}</legend>
        <Cluster gap={4}>
          {certificates.items.enum.map((value) => (
            <Checkbox key={value} {...register('certificates')} value={value} label={value} />
          ))}
        </Cluster>
      </fieldset>
    </ListingSection>
  )
}
