import { AuthPage } from '#src/components/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { NewPasswordForm } from '#src/forms/new-password-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { passwordResetMachine } from '#src/machines/password-reset.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'

export function ResetPasswordScreen() {
  const text = useText()
  const { resetToken } = usePageState()
  const [flow, actor] = useFlow(passwordResetMachine, { step: 'password', resetToken })
  const { failure, fields } = flow.context
  if (flow.hasTag('expired')) {
    return (
      <AuthPage title={text('auth:newPassword.lapsedTitle')} lead={text('auth:newPassword.lapsedBody')}>
        <Cluster>
          <ButtonLink variant="primary" href={paths.forgotPassword}>
            {text('auth:newPassword.again')}
          </ButtonLink>
          <ButtonLink href={paths.login}>{text('auth:forgotten.back')}</ButtonLink>
        </Cluster>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={text('auth:newPassword.title')} lead={text('auth:newPassword.lead')}>
      <NewPasswordForm
        email={sessionStore.get().userEmail}
        busy={flow.hasTag('busy')}
        message={failure?.kind === 'refused' ? failure.message : undefined}
        serverFields={fields}
        onSubmit={(password) => {
          actor.send({ type: 'password.entered', password })
        }}
      />
    </AuthPage>
  )
}
