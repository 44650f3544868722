import { AuthPage } from '#src/components/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { ForgottenPasswordForm } from '#src/forms/forgotten-password-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { passwordResetMachine } from '#src/machines/password-reset.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Link } from '#src/ui/link.tsx'

export function ForgotPasswordScreen() {
  const text = useText()
  const draft = useFormDraft(draftNames.forgottenPassword)
  const [flow, actor] = useFlow(passwordResetMachine, { step: 'address' })
  const { failure, fields } = flow.context
  return (
    <AuthPage
      title={text('auth:forgotten.title')}
      lead={text('auth:forgotten.lead')}
      footer={<Link href={paths.login}>{text('auth:forgotten.back')}</Link>}
    >
      <ForgottenPasswordForm
        busy={flow.hasTag('busy')}
        message={failure?.kind === 'refused' ? failure.message : undefined}
        serverFields={fields}
        draft={draft}
        onSubmit={(email) => {
          actor.send({ type: 'address.entered', email })
        }}
      />
    </AuthPage>
  )
}
