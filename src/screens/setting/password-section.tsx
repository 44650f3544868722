import { useFlow } from '#src/flow/use-flow.ts'
import { PasswordChangeForm } from '#src/forms/account/password-change-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { passwordChangeMachine } from '#src/machines/account/password-change.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function PasswordSection() {
  const text = useText()
  const [flow, actor] = useFlow(passwordChangeMachine)
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  return (
    <Section title={text('fields:password')} lead={text('account:password.lead')}>
      {flow.hasTag('done') ? (
        <Notice
          tone="success"
          actions={<Button onClick={() => actor.send({ type: 'form.reopened' })}>{text('account:password.again')}</Button>}
        >
          {text('account:password.done')}
        </Notice>
      ) : (
        <Card>
          <PasswordChangeForm
            busy={flow.hasTag('busy')}
            message={failure?.kind === 'rejected' ? failure.message : undefined}
            serverFields={fields}
            onSubmit={(body) => actor.send({ type: 'form.submitted', input: { body } })}
          />
        </Card>
      )}
    </Section>
  )
}
