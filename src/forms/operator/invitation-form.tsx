import { acceptInvitationBody } from '#src/generated/bodies/acceptInvitation.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NewPasswordFields } from '#src/forms/account/new-password-fields.tsx'
import { PasswordStrengthNote } from '#src/forms/account/password-strength-note.tsx'
import { withRepeat } from '#src/forms/account/repeated-password.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'

type Acceptance = Pick<components['schemas']['InvitationAcceptance'], 'password' | 'code'>
type Values = Acceptance & { repeatedPassword: string }

export interface InvitationFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** What others know of the operator: a password made of it is weak. */
  personalTerms: readonly string[]
  onSubmit: (acceptance: Acceptance) => void
}

const names = ['password', 'code'] as const
const schema = withRepeat(contractFields(acceptInvitationBody, names, { digits: ['code'] }), 'password')

/** A password of the operator's own, and a code that proves that their app has the secret. */
export function InvitationForm({ busy, message, serverFields, personalTerms, onSubmit }: InvitationFormProps) {
  const text = useText()
  const form = useContractForm<Values>({
    schema,
    defaultValues: { password: '', repeatedPassword: '', code: '' },
    serverFields,
  })
  const { errors } = form.formState
  return (
    <FormFrame onSubmit={form.handleSubmit(({ password, code }) => onSubmit({ password, code }))}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <CodeInput {...fieldOf(form, 'code')} required label={text('operator:code.label')} hint={text('operator:code.hint')} />
      <NewPasswordFields
        label={text('fields:password')}
        password={form.register('password')}
        repeated={form.register('repeatedPassword')}
        note={<PasswordStrengthNote control={form.control} password="password" personalTerms={personalTerms} />}
        errors={{ password: errors.password?.message, repeated: errors.repeatedPassword?.message }}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('operator:invitation.busy')}>
        {text('operator:invitation.submit')}
      </Button>
    </FormFrame>
  )
}
