import { operatorLoginBody } from '#src/generated/bodies/operatorLogin.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

interface Credentials {
  email: string
  password: string
  code: string
}

export interface OperatorSignInFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** The browser did not return a passkey. */
  isNotSigned: boolean
  onSubmit: (credentials: Credentials) => void
  /** Left out where the browser knows no passkeys. */
  onPasskey: ((credentials: Omit<Credentials, 'code'>) => void) | undefined
}

const names = ['email', 'password', 'code'] as const
/** A passkey takes the code's place, by another button. */
const withCode = { ...operatorLoginBody, required: names }
const schema = contractFields(withCode, names, { digits: ['code'] })

/** Address, password, and the app's code or a passkey, sent together: none of them can be tried alone. */
export function OperatorSignInForm({ busy, message, serverFields, ...props }: OperatorSignInFormProps) {
  const { isNotSigned, onSubmit, onPasskey } = props
  const text = useText()
  const form = useContractForm<Credentials>({ schema, defaultValues: { email: '', password: '', code: '' }, serverFields })
  const offerPasskey = async (send: NonNullable<typeof onPasskey>) => {
    if (!(await form.trigger(['email', 'password'], { shouldFocus: true }))) return
    const { email, password } = form.getValues()
    send({ email: email.trim(), password })
  }
  return (
    <FormFrame onSubmit={form.handleSubmit(onSubmit)}>
      {isNotSigned && <Notice tone="warning">{text('operator:signIn.notSigned')}</Notice>}
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
      {onPasskey !== undefined && (
        <Button wide icon="lock" aria-disabled={busy} onClick={() => void offerPasskey(onPasskey)}>
          {text('operator:signIn.passkey')}
        </Button>
      )}
    </FormFrame>
  )
}
