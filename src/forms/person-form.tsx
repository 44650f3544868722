import { z } from 'zod'
import { signupBody } from '#src/generated/bodies/signup.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { callingCodeOf } from '#src/lib/countries.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from './contract-schema.ts'
import { CountryField } from './country-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormProblems } from './form-problems.tsx'
import type { FormRule } from './issue-text.ts'
import { PhoneFields } from './phone-fields.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

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
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSubmit: (person: PersonValues) => void
}

const names = ['fullName', 'email', 'password', 'countryCode', 'phoneNumber', 'acceptedTerms'] as const
const person = contractFields(signupBody, names, { digits: ['countryCode', 'phoneNumber'] })
const country = contractFields(signupBody, ['country'])

/** The password twice is a rule of the form alone: the second is never sent. */
const repeated = { repeatedPassword: z.string().min(1) }
const differ = {
  params: { key: 'fields:error.passwordsDiffer' } satisfies FormRule,
  path: ['repeatedPassword'],
  // Told together with what else is wrong, not after it.
  when: () => true,
}
const same = (typed: { password?: unknown; repeatedPassword?: unknown }) => typed.password === typed.repeatedPassword
const schemas = {
  ofCompany: person.extend(repeated).refine(same, differ),
  ofIndividual: person.extend(country.shape).extend(repeated).refine(same, differ),
}

const nothingTyped: Typed = {
  ...{ fullName: '', email: '', password: '', repeatedPassword: '' },
  ...{ country: '', countryCode: '', phoneNumber: '', acceptedTerms: false },
}

export function PersonForm({ companyCountry, busy, message, serverFields, draft, onSubmit }: PersonFormProps) {
  const text = useText()
  const asksCountry = companyCountry === undefined
  const defaultValues = useDraft({ ...nothingTyped, countryCode: callingCodeOf(companyCountry ?? '') ?? '' }, draft)
  const form = useContractForm<Typed, PersonValues & { repeatedPassword: string }>({
    schema: asksCountry ? schemas.ofIndividual : schemas.ofCompany,
    defaultValues,
    serverFields,
  })
  const { register, handleSubmit, formState, getValues, setValue } = form
  const { errors, dirtyFields } = formState
  const shown = { showLabel: text('fields:showPassword'), hideLabel: text('fields:hidePassword') }
  return (
    <FormFrame
      onChange={() => {
        // Passwords are stored nowhere.
        const { password: _, repeatedPassword: __, ...typed } = getValues()
        draft.keep(typed)
      }}
      onSubmit={handleSubmit(({ repeatedPassword: _, ...values }) => {
        onSubmit(values)
      })}
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
      <PasswordField
        {...register('password')}
        {...shown}
        required
        autoComplete="new-password"
        label={text('fields:password')}
        hint={text('fields:passwordHint')}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('repeatedPassword')}
        {...shown}
        required
        autoComplete="new-password"
        label={text('fields:repeatPassword')}
        error={errors.repeatedPassword?.message}
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
