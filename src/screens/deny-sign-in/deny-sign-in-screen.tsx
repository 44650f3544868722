import { useLocation } from 'react-router-dom'
import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { signInDenialMachine } from '#src/machines/account/sign-in-denial.machine.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Where the mail about a sign-in from a new browser leads. */
export function DenySignInScreen() {
  const text = useText()
  const { hash } = useLocation()
  const { alertToken } = usePageState()
  const isInAddress = hash.length > 1
  const [flow, actor] = useFlow(signInDenialMachine, { token: isInAddress ? hash.slice(1) : alertToken, isInAddress })
  const { failure } = flow.context
  if (flow.hasTag('expired')) {
    return (
      <AuthPage title={text('auth:denial.lapsedTitle')} lead={text('auth:denial.lapsedBody')}>
        <Cluster>
          <ButtonLink variant="primary" href={paths.forgotPassword}>
            {text('auth:denial.newPassword')}
          </ButtonLink>
          <ButtonLink href={paths.login}>{text('auth:forgotten.back')}</ButtonLink>
        </Cluster>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={text('auth:denial.title')} lead={text('auth:denial.lead')}>
      {failure?.kind === 'rejected' && <Notice tone="error" title={failure.message} />}
      <p>{text('auth:denial.consequence')}</p>
      <Cluster>
        <Button
          variant="primary"
          busy={flow.hasTag('busy')}
          busyLabel={text('auth:denial.busy')}
          onClick={() => actor.send({ type: 'denial.confirmed' })}
        >
          {text('auth:denial.deny')}
        </Button>
        <ButtonLink href={paths.home}>{text('auth:denial.own')}</ButtonLink>
      </Cluster>
    </AuthPage>
  )
}
