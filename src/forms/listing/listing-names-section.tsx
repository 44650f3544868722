import type { components } from '#src/generated/schema.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { Grid } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ListingSection, type ListingSectionProps } from './listing-section.tsx'

const languages = ['en', 'ar', 'bn'] as const

/** What the product is called, what is said of it, and where buyers look for it. */
export function ListingNamesSection({
  form: { register, formState },
  categories,
}: ListingSectionProps & { categories: readonly components['schemas']['Category'][] }) {
  const text = useText()
  const local = useLocal()
  const { errors } = formState
  const options = categories.flatMap((category) =>
    category.subCategories.map((subCategory) => ({
      value: subCategory._id,
      label: text('selling:form.categoryPath', { category: local(category, 'name'), subCategory: local(subCategory, 'name') }),
    })),
  )
  return (
    <ListingSection id="listing-names" title={text('selling:section.names')} lead={text('selling:section.namesLead')}>
      <SelectField
        {...register('subCategoryId')}
        required
        label={text('selling:field.subCategoryId')}
        placeholder={text('selling:form.choose')}
        options={options}
        error={errors.subCategoryId?.message}
      />
      <Grid min="16rem" gap={3}>
        {languages.map((language) => (
          <TextField
            key={language}
            {...register(`name_${language}`)}
            lang={language}
            dir="auto"
            required={language === 'en'}
            label={text(`selling:field.name_${language}`)}
            error={errors[`name_${language}`]?.message}
          />
        ))}
      </Grid>
      <Grid min="16rem" gap={3}>
        {languages.map((language) => (
          <TextArea
            key={language}
            {...register(`description_${language}`)}
            lang={language}
            label={text(`selling:field.description_${language}`)}
            error={errors[`description_${language}`]?.message}
          />
        ))}
      </Grid>
      <TextArea
        {...register('synonyms')}
        rows={3}
        label={text('selling:field.synonyms')}
        hint={text('selling:form.synonymsHint')}
        error={errors.synonyms?.message}
      />
      <Grid min="16rem" gap={3}>
        <TextField {...register('brand')} dir="auto" label={text('selling:field.brand')} error={errors.brand?.message} />
        <TextField
          {...register('reference')}
          ltr
          label={text('selling:field.reference')}
          hint={text('selling:form.referenceHint')}
          error={errors.reference?.message}
        />
      </Grid>
    </ListingSection>
  )
}
