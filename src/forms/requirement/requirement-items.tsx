import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createRequirementBody } from '#src/generated/bodies/createRequirement.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { units } from '#src/lib/quantity.ts'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { RequirementFormValues, RequirementValues } from './requirement-form-values.ts'

const grades = createRequirementBody.properties.grade.enum

export interface RequirementItemsProps {
  form: UseFormReturn<RequirementFormValues, unknown, RequirementValues>
  categories: readonly { value: string; label: string }[]
  casNote: ReactNode
}

/** Which substance, in which grade, and how much of it. */
export function RequirementItems({ form, categories, casNote }: RequirementItemsProps) {
  const text = useText()
  const { formatUnit } = useFormat()
  const { errors } = form.formState
  return (
    <Stack gap={5}>
      <TextField
        label={text('requirement:post.name')}
        hint={text('requirement:post.nameHint')}
        required
        {...fieldOf(form, 'title')}
      />
      <Grid min="14rem">
        <TextField label={text('requirement:post.productName')} required {...fieldOf(form, 'productName')} />
        <TextField
          label={text('requirement:post.casNumber')}
          hint={casNote}
          ltr
          autoComplete="off"
          {...fieldOf(form, 'casNumber')}
        />
        <SelectField
          label={text('requirement:post.category')}
          placeholder={text('requirement:post.noCategory')}
          options={categories}
          {...fieldOf(form, 'categoryId')}
        />
        <SelectField
          label={text('requirement:post.grade')}
          placeholder={text('requirement:post.anyGrade')}
          options={grades.map((grade) => ({ value: grade, label: text(`catalogue:grade.${grade}`) }))}
          {...fieldOf(form, 'grade')}
        />
        <NumberField
          label={text('requirement:post.quantity')}
          required
          error={errors.quantity?.value?.message}
          {...form.register('quantity.value')}
        />
        <SelectField
          label={text('requirement:post.unit')}
          options={units.map((unit) => ({ value: unit, label: formatUnit(unit) }))}
          error={errors.quantity?.unit?.message}
          {...form.register('quantity.unit')}
        />
      </Grid>
    </Stack>
  )
}
