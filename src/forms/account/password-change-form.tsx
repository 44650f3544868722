import { changePasswordBody } from '#src/generated/bodies/changePassword.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordStrengthNote } from './password-strength-note.tsx'
import { withRepeat } from './repeated-password.ts'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

type Change = components['schemas']['PasswordChange']
type Typed = Change & { repeatedPassword: string }

const names = ['oldPassword', 'newPassword'] as const
const schema = withRepeat(contractFields(changePasswordBody, names), 'newPassword')

export interface PasswordChangeFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (change: Change) => void
}

/** The present password and a new one. Neither is stored anywhere. */
export function PasswordChangeForm({ busy, message, serverFields, onSubmit }: PasswordChangeFormProps) {
  const text = useText()
  const { register, handleSubmit, formState, control } = useContractForm<Typed>({
    schema,
    defaultValues: { oldPassword: '', newPassword: '', repeatedPassword: '' },
    serverFields,
  })
  const { errors } = formState
  return (
    <FormFrame onSubmit={handleSubmit(({ oldPassword, newPassword }) => onSubmit({ oldPassword, newPassword }))}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <PasswordField
        {...register('oldPassword')}
        required
        autoComplete="current-password"
        label={text('fields:presentPassword')}
        showLabel={text('fields:showPassword')}
        hideLabel={text('fields:hidePassword')}
        error={errors.oldPassword?.message}
      />
      <NewPasswordFields
        label={text('fields:newPassword')}
        password={register('newPassword')}
        repeated={register('repeatedPassword')}
        note={<PasswordStrengthNote control={control} password="newPassword" />}
        errors={{ password: errors.newPassword?.message, repeated: errors.repeatedPassword?.message }}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('account:password.busy')}>
          {text('account:password.submit')}
        </Button>
      </div>
    </FormFrame>
  )
}
