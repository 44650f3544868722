import { confirmOperatorBody } from '#src/generated/bodies/confirmOperator.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'

export interface OperatorCodeFormProps {
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (code: string) => void
}

const names = ['code'] as const
const schema = contractFields(confirmOperatorBody, names, { digits: names })

/** A code of the operator's authenticator app; it is sent by itself as soon as all digits are there. */
export function OperatorCodeForm({ busy, message, serverFields, onSubmit }: OperatorCodeFormProps) {
  const text = useText()
  const form = useContractForm<{ code: string }>({ schema, defaultValues: { code: '' }, serverFields })
  const submit = form.handleSubmit(({ code }) => onSubmit(code))
  return (
    <FormFrame onSubmit={submit}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <CodeInput
        {...fieldOf(form, 'code')}
        required
        label={text('operator:code.label')}
        hint={text('operator:code.hint')}
        onComplete={() => {
          void submit()
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text('operator:stepUp.busy')}>
        {text('operator:stepUp.submit')}
      </Button>
    </FormFrame>
  )
}
