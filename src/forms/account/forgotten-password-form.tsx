import { forgetPasswordBody } from '#src/generated/bodies/forgetPassword.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

export interface ForgottenPasswordFormProps {
  /** The address that the page knows already. */
  email: string
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSubmit: (email: string) => void
}

const names = ['email'] as const
const schema = contractFields(forgetPasswordBody, names)

/** The address of an account whose password is forgotten. */
export function ForgottenPasswordForm({ email, busy, message, serverFields, draft, onSubmit }: ForgottenPasswordFormProps) {
  const text = useText()
  const { register, handleSubmit, formState, getValues } = useContractForm<{ email: string }>({
    schema,
    defaultValues: useDraft({ email }, draft),
    serverFields,
  })
  return (
    <FormFrame onChange={() => draft.keep(getValues())} onSubmit={handleSubmit((typed) => onSubmit(typed.email))}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <TextField
        {...register('email')}
        type="email"
        ltr
        required
        autoComplete="username"
        label={text('fields:email')}
        error={formState.errors.email?.message}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:forgotten.busy')}>
        {text('auth:forgotten.submit')}
      </Button>
    </FormFrame>
  )
}
