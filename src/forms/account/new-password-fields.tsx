import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { PasswordField } from '#src/ui/password-field.tsx'

type Registered = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>

export interface NewPasswordFieldsProps {
  label: string
  /** `register(…)` of react-hook-form for the password and for its repetition. */
  password: Registered
  repeated: Registered
  /** Under the password: a `PasswordStrengthNote`. */
  note: ReactNode
  errors: { password: string | undefined; repeated: string | undefined }
}

/** A new password, how good it is, and the same once more. */
export function NewPasswordFields({ label, password, repeated, note, errors }: NewPasswordFieldsProps) {
  const text = useText()
  const shown = { showLabel: text('fields:showPassword'), hideLabel: text('fields:hidePassword') }
  return (
    <>
      <PasswordField
        {...password}
        {...shown}
        required
        autoComplete="new-password"
        label={label}
        // What the server says against it stands alone until it is changed.
        hint={errors.password === undefined ? note : undefined}
        error={errors.password}
      />
      <PasswordField
        {...repeated}
        {...shown}
        required
        autoComplete="new-password"
        label={text('fields:repeatPassword')}
        error={errors.repeated}
      />
    </>
  )
}
