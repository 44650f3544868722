import { changeEmailBody } from '#src/generated/bodies/changeEmail.ts'
import { changePhoneBody } from '#src/generated/bodies/changePhone.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type Schemas = components['schemas']
type Contact = ({ kind: 'email' } & Schemas['EmailChange']) | ({ kind: 'phone' } & Schemas['PhoneChange'])
type Typed = Schemas['EmailChange'] & Schemas['PhoneChange']

const schemas = {
  email: contractFields(changeEmailBody, ['email', 'password']),
  phone: contractFields(changePhoneBody, ['countryCode', 'phoneNumber', 'password'], { digits: ['countryCode', 'phoneNumber'] }),
}

export interface ContactFormProps {
  kind: Contact['kind']
  /** What a new number begins with. */
  countryCode: string
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSubmit: (contact: Contact) => void
  onCancel: () => void
}

/** Another e-mail address or phone number, and the password that proves whose account it is. */
export function ContactForm({ kind, countryCode, busy, message, serverFields, draft, onSubmit, onCancel }: ContactFormProps) {
  const text = useText()
  const defaultValues = useDraft({ email: '', countryCode, phoneNumber: '', password: '' }, draft)
  const { register, handleSubmit, formState, getValues } = useContractForm<Typed>({
    schema: schemas[kind],
    defaultValues,
    serverFields,
  })
  const { errors } = formState
  return (
    <FormFrame
      onChange={() => {
        // Passwords are stored nowhere.
        const { password: _, ...typed } = getValues()
        draft.keep(typed)
      }}
      onSubmit={handleSubmit(({ email, password, ...phone }) =>
        onSubmit(kind === 'email' ? { kind, email, password } : { kind, ...phone, password }),
      )}
    >
      <FormProblems message={message} serverFields={serverFields} shown={['email', 'countryCode', 'phoneNumber', 'password']} />
      {kind === 'email' ? (
        <TextField
          {...register('email')}
          type="email"
          ltr
          required
          autoComplete="email"
          label={text('account:contact.newEmail')}
          error={errors.email?.message}
        />
      ) : (
        <PhoneFields
          countryCode={register('countryCode')}
          phoneNumber={register('phoneNumber')}
          errors={{ countryCode: errors.countryCode?.message, phoneNumber: errors.phoneNumber?.message }}
        />
      )}
      <PasswordField
        {...register('password')}
        required
        autoComplete="current-password"
        label={text('fields:presentPassword')}
        showLabel={text('fields:showPassword')}
        hideLabel={text('fields:hidePassword')}
        error={errors.password?.message}
      />
      <Cluster>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('account:contact.busy')}>
          {text('account:contact.submit')}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          {text('account:contact.cancel')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
