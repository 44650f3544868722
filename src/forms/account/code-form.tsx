import { verifyOTPBody } from '#src/generated/bodies/verifyOTP.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface CodeFormProps {
  busy: boolean
  /** The code is no longer taken; a new one must be asked for. */
  expired: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (code: string) => void
}

const names = ['code'] as const
const schema = contractFields(verifyOTPBody, names, { digits: names })

/** A one-time code; it is sent by itself as soon as all digits are there. */
export function CodeForm({ busy, expired, message, serverFields, onSubmit }: CodeFormProps) {
  const text = useText()
  const { register, handleSubmit, formState } = useContractForm<{ code: string }>({
    schema,
    defaultValues: { code: '' },
    serverFields,
  })
  const error = expired ? text('auth:code.expired') : formState.errors.code?.message
  const submit = handleSubmit(({ code }) => onSubmit(code))
  return (
    <FormFrame onSubmit={submit}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <CodeInput
        {...register('code')}
        required
        label={text('auth:code.label')}
        error={error}
        onComplete={() => {
          void submit()
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('auth:code.busy')} disabled={expired}>
        {text('auth:code.submit')}
      </Button>
    </FormFrame>
  )
}
