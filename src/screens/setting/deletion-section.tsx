import { failureText } from '#src/components/platform/failure-text.ts'
import { useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { DeletionDialog } from '#src/forms/account/deletion-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { accountDeletionMachine } from '#src/machines/account/account-deletion.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/page.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function DeletionSection() {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [flow, actor] = useFlow(accountDeletionMachine)
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  const failed = failureText(failure, text)
  // What is wrong with the password stands on its field.
  const message = Object.keys(fields).length > 0 ? undefined : failed
  return (
    <Section title={text('account:deletion.title')} lead={text('account:deletion.lead')}>
      <div>
        <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
          {text('account:deletion.open')}
        </Button>
      </div>
      {asking && (
        <DeletionDialog
          busy={flow.hasTag('busy')}
          message={message}
          serverFields={fields}
          onConfirm={(password) => actor.send({ type: 'form.submitted', input: { body: { password } } })}
          onBack={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
