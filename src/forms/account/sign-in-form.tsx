import { loginBody } from '#src/generated/bodies/login.ts'
import type { operations } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

type Credentials = Pick<operations['login']['requestBody']['content']['application/json'], 'email' | 'password'>

export interface SignInFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (credentials: Credentials) => void
}

const names = ['email', 'password'] as const
const schema = contractFields(loginBody, names)

export function SignInForm({ busy, message, serverFields, onSubmit }: SignInFormProps) {
  const text = useText()
  const { register, handleSubmit, formState } = useContractForm<Credentials>({
    schema,
    defaultValues: { email: '', password: '' },
    serverFields,
  })
  const { errors } = formState
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <TextField
        {...register('email')}
        type="email"
        ltr
        required
        autoComplete="username"
        label={text('fields:email')}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        required
        autoComplete="current-password"
        label={text('fields:password')}
        showLabel={text('fields:showPassword')}
        hideLabel={text('fields:hidePassword')}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:login.busy')}>
        {text('auth:login.submit')}
      </Button>
    </FormFrame>
  )
}
