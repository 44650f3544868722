import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { NewPasswordForm } from '#src/forms/account/new-password-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function ResetPasswordScreen() {
  const text = useText()
  const { resetToken } = usePageState()
  const [flow, actor] = useFlow(passwordResetMachine, { step: 'password', resetToken, deviceId: sessionStore.get().deviceId })
  const { failure } = flow.context
  const fields = fieldErrors(failure)
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
        message={failure?.kind === 'rejected' ? failure.message : undefined}
        serverFields={fields}
        onSubmit={(password) => actor.send({ type: 'password.entered', password })}
      />
    </AuthPage>
  )
}
