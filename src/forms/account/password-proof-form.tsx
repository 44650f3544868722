import { confirmIdentityBody } from '#src/generated/bodies/confirmIdentity.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface PasswordProofFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (password: string) => void
}

const names = ['password'] as const
const schema = contractFields(confirmIdentityBody, names)

/** The present password, by itself. */
export function PasswordProofForm({ busy, message, serverFields, onSubmit }: PasswordProofFormProps) {
  const text = useText()
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' }, serverFields })
  return (
    <FormFrame onSubmit={form.handleSubmit(({ password }) => onSubmit(password))}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <PasswordField
        {...fieldOf(form, 'password')}
        required
        autoComplete="current-password"
        label={text('fields:presentPassword')}
        showLabel={text('fields:showPassword')}
        hideLabel={text('fields:hidePassword')}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:factor.busy')}>
        {text('auth:stepUp.confirm')}
      </Button>
    </FormFrame>
  )
}
