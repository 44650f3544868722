import { confirmSignInBody } from '#src/generated/bodies/confirmSignIn.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface RecoveryCodeFormProps {
  busy: boolean
  message?: string | undefined
  submitLabel: string
  serverFields: Readonly<Record<string, string>>
  onSubmit: (recoveryCode: string) => void
}

const names = ['recoveryCode'] as const
const schema = contractFields(confirmSignInBody, names)

/** A recovery code, as it stands on paper. */
export function RecoveryCodeForm({ busy, message, submitLabel, serverFields, onSubmit }: RecoveryCodeFormProps) {
  const text = useText()
  const { register, handleSubmit, formState } = useContractForm<{ recoveryCode: string }>({
    schema,
    defaultValues: { recoveryCode: '' },
    serverFields,
  })
  return (
    <FormFrame onSubmit={handleSubmit(({ recoveryCode }) => onSubmit(recoveryCode))}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <TextField
        {...register('recoveryCode')}
        ltr
        required
        autoComplete="off"
        label={text('auth:factor.recoveryCode')}
        error={formState.errors.recoveryCode?.message}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:factor.busy')}>
        {submitLabel}
      </Button>
    </FormFrame>
  )
}
