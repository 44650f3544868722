import { signupBody } from '#src/generated/bodies/signup.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

/** A company's part of a registration. The contract lets an individual leave out name and tax number; a company cannot. */
export type CompanyValues = Required<Pick<components['schemas']['Signup'], 'businessName' | 'taxNumber' | 'country'>>

export interface CompanyFormProps {
  /** What was filled in before. */
  company: Partial<CompanyValues>
  draft: FormDraft
  onSubmit: (company: CompanyValues) => void
}

const schema = contractFields({ ...signupBody, required: ['businessName', 'taxNumber', 'country'] }, [
  'businessName',
  'taxNumber',
  'country',
])

const noServerFields = {}

export function CompanyForm({ company, draft, onSubmit }: CompanyFormProps) {
  const text = useText()
  const { businessName = '', taxNumber = '', country = '' } = company
  const defaultValues = useDraft({ businessName, taxNumber, country }, draft)
  const { register, handleSubmit, formState, getValues } = useContractForm<CompanyValues>({
    schema,
    defaultValues,
    // This page sends nothing yet.
    serverFields: noServerFields,
  })
  const { errors } = formState
  return (
    <FormFrame onChange={() => draft.keep(getValues())} onSubmit={handleSubmit(onSubmit)}>
      <TextField
        {...register('businessName')}
        required
        autoComplete="organization"
        label={text('fields:businessName')}
        error={errors.businessName?.message}
      />
      <TextField
        {...register('taxNumber')}
        ltr
        required
        label={text('fields:taxNumber')}
        hint={text('fields:taxNumberHint')}
        error={errors.taxNumber?.message}
      />
      <CountryField {...register('country')} required error={errors.country?.message} />
      <Button type="submit" variant="primary" wide>
        {text('auth:company.submit')}
      </Button>
    </FormFrame>
  )
}
