import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { ForgottenPasswordForm } from '#src/forms/account/forgotten-password-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'
import { Link } from '#src/ui/link.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function ForgotPasswordScreen() {
  const text = useText()
  const draft = useFormDraft(draftNames.forgottenPassword)
  const [flow, actor] = useFlow(passwordResetMachine, { step: 'address', deviceId: sessionStore.get().deviceId })
  const { failure } = flow.context
  const contact = useOwnContact()
  const fields = fieldErrors(failure)
  return (
    <AuthPage
      title={text('auth:forgotten.title')}
      lead={text('auth:forgotten.lead')}
      footer={<Link href={paths.login}>{text('auth:forgotten.back')}</Link>}
    >
      <ForgottenPasswordForm
        email={contact.email}
        busy={flow.hasTag('busy')}
        message={failure?.kind === 'rejected' ? failure.message : undefined}
        serverFields={fields}
        draft={draft}
        onSubmit={(email) => actor.send({ type: 'address.entered', email })}
      />
    </AuthPage>
  )
}
