import { useState } from 'react'
import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { CodeForm } from '#src/forms/account/code-form.tsx'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { codeEntryMachine } from '#src/machines/account/code-entry.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function VerificationScreen() {
  const text = useText()
  const { language } = useLanguage()
  const { resendAfter, from } = usePageState()
  // As it is when the page opens: the right code ends what it was for.
  const [{ userEmail, verificationType, codeToken, deviceId }] = useState(sessionStore.get)
  const purpose = verificationType ?? 'signup'
  const [flow, actor] = useFlow(codeEntryMachine, { purpose, email: userEmail, codeToken, deviceId, resendAfter, from })
  const { email, failure } = flow.context
  const fields = fieldErrors(failure)
  if (flow.hasTag('empty')) return <RequestMissing />
  const cooling = flow.hasTag('cooling')
  const resetting = purpose === 'passwordReset'
  return (
    <AuthPage
      title={text('auth:code.title')}
      lead={text(resetting ? 'auth:code.resetLead' : 'auth:code.lead', { email: isolated(email, language) })}
      footer={<Link href={resetting ? paths.forgotPassword : paths.selectProfile}>{text('auth:code.otherAddress')}</Link>}
    >
      <CodeForm
        busy={flow.hasTag('busy')}
        expired={flow.hasTag('expired')}
        message={failure?.kind === 'rejected' ? failure.message : undefined}
        serverFields={fields}
        onSubmit={(code) => actor.send({ type: 'code.entered', code })}
      />
      <p>{text('auth:code.help')}</p>
      <Button
        variant="quiet"
        icon="refresh"
        disabled={cooling}
        busy={flow.hasTag('resending')}
        busyLabel={text('auth:code.resending')}
        onClick={() => actor.send({ type: 'code.wanted' })}
      >
        {text('auth:code.resend')}
      </Button>
      {cooling && <p>{text('auth:code.cooling', { count: flow.context.resendAfter })}</p>}
    </AuthPage>
  )
}

/** The page was opened by itself: it does not know which code it waits for. Signing in leads to a new one. */
function RequestMissing() {
  const text = useText()
  return (
    <AuthPage title={text('auth:code.unknownTitle')} lead={text('auth:code.unknownBody')}>
      <Cluster>
        <ButtonLink variant="primary" href={paths.login}>
          {text('auth:profile.signIn')}
        </ButtonLink>
        <ButtonLink href={paths.selectProfile}>{text('auth:login.register')}</ButtonLink>
      </Cluster>
    </AuthPage>
  )
}
