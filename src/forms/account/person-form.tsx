import { signupBody } from '#src/generated/bodies/signup.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { callingCodeOf } from '#src/lib/countries.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordStrengthNote } from './password-strength-note.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { withRepeat } from './repeated-password.ts'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type Signup = components['schemas']['Signup']
type Typed = Pick<Signup, 'fullName' | 'email' | 'password' | 'countryCode' | 'phoneNumber'> & {
  repeatedPassword: string
  country: string
  acceptedTerms: boolean
}

/** A person's part of a registration; the country only where it was asked for. */
export type PersonValues = Pick<Signup, 'fullName' | 'email' | 'password' | 'countryCode' | 'phoneNumber' | 'acceptedTerms'> & {
  country?: string
}

export interface PersonFormProps {
  /** The country of the company that the person acts for; without one the person is asked for theirs. */
  companyCountry?: string | undefined
  /** What an earlier try told: of a registration whose code went elsewhere than was meant. */
  contact: Pick<Typed, 'email' | 'countryCode' | 'phoneNumber'>
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSubmit: (person: PersonValues) => void
}

const names = ['fullName', 'email', 'password', 'countryCode', 'phoneNumber', 'acceptedTerms'] as const
const person = contractFields(signupBody, names, { digits: ['countryCode', 'phoneNumber'] })
const country = contractFields(signupBody, ['country'])

const schemas = {
  ofCompany: withRepeat(person, 'password'),
  ofIndividual: withRepeat(person.extend(country.shape), 'password'),
}

const nothingTyped: Typed = {
  fullName: '',
  email: '',
  password: '',
  repeatedPassword: '',
  country: '',
  countryCode: '',
  phoneNumber: '',
  acceptedTerms: false,
}

export function PersonForm({ companyCountry, contact, busy, message, serverFields, draft, onSubmit }: PersonFormProps) {
  const text = useText()
  const asksCountry = companyCountry === undefined
  const { email, phoneNumber } = contact
  const countryCode = contact.countryCode || (callingCodeOf(companyCountry ?? '') ?? '')
  const defaultValues = useDraft({ ...nothingTyped, email, countryCode, phoneNumber }, draft)
  const form = useContractForm<Typed, PersonValues & { repeatedPassword: string }>({
    schema: asksCountry ? schemas.ofIndividual : schemas.ofCompany,
    defaultValues,
    serverFields,
  })
  const { register, handleSubmit, formState, getValues, setValue, control } = form
  const { errors, dirtyFields } = formState
  return (
    <FormFrame
      onChange={() => {
        // Passwords are stored nowhere.
        const { password: _, repeatedPassword: __, ...typed } = getValues()
        draft.keep(typed)
      }}
      onSubmit={handleSubmit(({ repeatedPassword: _, ...values }) => onSubmit(values))}
    >
      <FormProblems message={message} serverFields={serverFields} shown={[...names, 'country']} />
      <TextField
        {...register('fullName')}
        required
        autoComplete="name"
        label={text('fields:fullName')}
        error={errors.fullName?.message}
      />
      <TextField
        {...register('email')}
        type="email"
        ltr
        required
        autoComplete="email"
        label={text('fields:email')}
        error={errors.email?.message}
      />
      {asksCountry && (
        <CountryField
          {...register('country', {
            onChange: (event: { target: { value: string } }) => {
              // A code that the person has typed is theirs.
              if (dirtyFields.countryCode !== true) setValue('countryCode', callingCodeOf(event.target.value) ?? '')
            },
          })}
          required
          error={errors.country?.message}
        />
      )}
      <PhoneFields
        countryCode={register('countryCode')}
        phoneNumber={register('phoneNumber')}
        errors={{ countryCode: errors.countryCode?.message, phoneNumber: errors.phoneNumber?.message }}
      />
      <NewPasswordFields
        label={text('fields:password')}
        password={register('password')}
        repeated={register('repeatedPassword')}
        note={<PasswordStrengthNote control={control} password="password" known={['fullName', 'email']} />}
        errors={{ password: errors.password?.message, repeated: errors.repeatedPassword?.message }}
      />
      <Checkbox
        {...register('acceptedTerms')}
        required
        label={text('fields:acceptedTerms')}
        error={errors.acceptedTerms?.message}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:register.busy')}>
        {text('auth:register.submit')}
      </Button>
    </FormFrame>
  )
}
