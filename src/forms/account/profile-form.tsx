import { signupBody } from '#src/generated/bodies/signup.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

type Profile = Pick<components['schemas']['Signup'], 'accountType'>

const schema = contractFields(signupBody, ['accountType'])
const noServerFields = {}

export function ProfileForm({ onSubmit }: { onSubmit: (accountType: Profile['accountType']) => void }) {
  const text = useText()
  const { register, handleSubmit, formState } = useContractForm<Profile>({
    schema,
    defaultValues: { accountType: 'Individual' },
    // This page sends nothing yet.
    serverFields: noServerFields,
  })
  return (
    <FormFrame onSubmit={handleSubmit(({ accountType }) => onSubmit(accountType))}>
      <RadioGroup
        {...register('accountType')}
        cards
        label={text('auth:profile.label')}
        error={formState.errors.accountType?.message}
        options={[
          { value: 'Individual', label: text('auth:profile.individual'), note: text('auth:profile.individualHint') },
          { value: 'Company', label: text('auth:profile.company'), note: text('auth:profile.companyHint') },
        ]}
      />
      <Button type="submit" variant="primary" wide>
        {text('auth:profile.submit')}
      </Button>
    </FormFrame>
  )
}
