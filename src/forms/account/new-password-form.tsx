import { updatePasswordBody } from '#src/generated/bodies/updatePassword.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordStrengthNote } from './password-strength-note.tsx'
import { withRepeat } from './repeated-password.ts'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

interface Typed {
  password: string
  repeatedPassword: string
}

const schema = withRepeat(contractFields(updatePasswordBody, ['password']), 'password')

export interface NewPasswordFormProps {
  /** Whose password it is, for the browser that keeps passwords; unknown after a reload elsewhere. */
  email: string | null
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (password: string) => void
}

/** A new password in place of a forgotten one. */
export function NewPasswordForm({ email, busy, message, serverFields, onSubmit }: NewPasswordFormProps) {
  const text = useText()
  const { register, handleSubmit, formState, control } = useContractForm<Typed>({
    schema,
    defaultValues: { password: '', repeatedPassword: '' },
    serverFields,
  })
  const { errors } = formState
  return (
    <FormFrame onSubmit={handleSubmit(({ password }) => onSubmit(password))}>
      <FormProblems message={message} serverFields={serverFields} shown={['password']} />
      {/* Read by password managers alone. */}
      {email !== null && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPasswordFields
        label={text('fields:newPassword')}
        password={register('password')}
        repeated={register('repeatedPassword')}
        note={<PasswordStrengthNote control={control} password="password" personalTerms={email === null ? [] : [email]} />}
        errors={{ password: errors.password?.message, repeated: errors.repeatedPassword?.message }}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:newPassword.busy')}>
        {text('auth:newPassword.submit')}
      </Button>
    </FormFrame>
  )
}
