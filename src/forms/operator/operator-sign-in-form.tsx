import { operatorLoginBody } from '#src/generated/bodies/operatorLogin.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type Credentials = components['schemas']['OperatorCredentials']

export interface OperatorSignInFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (credentials: Credentials) => void
}

const names = ['email', 'password', 'code'] as const
const schema = contractFields(operatorLoginBody, names, { digits: ['code'] })

/** Address, password and the app's code, sent together: none of them can be tried alone. */
export function OperatorSignInForm({ busy, message, serverFields, onSubmit }: OperatorSignInFormProps) {
  const text = useText()
  const form = useContractForm<Credentials>({ schema, defaultValues: { email: '', password: '', code: '' }, serverFields })
  return (
    <FormFrame onSubmit={form.handleSubmit(onSubmit)}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <TextField {...fieldOf(form, 'email')} type="email" ltr required autoComplete="username" label={text('fields:email')} />
      <PasswordField
        {...fieldOf(form, 'password')}
        required
        autoComplete="current-password"
        label={text('fields:password')}
        showLabel={text('fields:showPassword')}
        hideLabel={text('fields:hidePassword')}
      />
      <CodeInput {...fieldOf(form, 'code')} required label={text('operator:code.label')} hint={text('operator:code.hint')} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('operator:signIn.busy')}>
        {text('operator:signIn.submit')}
      </Button>
    </FormFrame>
  )
}
