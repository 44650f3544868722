import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { SignInForm } from '#src/forms/account/sign-in-form.tsx'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { secondFactorOf, signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'

export function LoginScreen() {
  const text = useText()
  const { language } = useLanguage()
  const { from } = usePageState()
  const [flow, actor] = useFlow(signInMachine, { from, deviceId: sessionStore.get().deviceId })
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  const message = failure?.kind === 'rejected' ? failure.message : undefined
  const unverified = flow.hasTag('unverified')
  const asked = flow.hasTag('secondFactor') ? secondFactorOf(failure) : undefined
  if (asked !== undefined) {
    return (
      <AuthPage
        title={text('auth:factor.title')}
        lead={text('auth:factor.account', { email: isolated(flow.context.credentials.email, language) })}
      >
        <SecondFactorPanel asked={asked} from={flow.context.from} onRestart={() => actor.send({ type: 'signIn.restarted' })} />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={text('auth:login.title')}
      lead={text('auth:login.lead')}
      footer={
        <>
          {text('auth:login.newHere')}
          <Link href={paths.selectProfile}>{text('auth:login.register')}</Link>
        </>
      }
    >
      {unverified && (
        <Notice
          tone="warning"
          title={text('auth:login.unverified')}
          actions={<Button onClick={() => actor.send({ type: 'code.wanted' })}>{text('auth:login.enterCode')}</Button>}
        >
          {message}
        </Notice>
      )}
      <SignInForm
        busy={flow.hasTag('busy')}
        message={unverified ? undefined : message}
        serverFields={fields}
        onSubmit={(credentials) => actor.send({ type: 'credentials.submitted', credentials })}
      />
      <p>
        <Link href={paths.forgotPassword}>{text('auth:login.forgotten')}</Link>
      </p>
    </AuthPage>
  )
}
