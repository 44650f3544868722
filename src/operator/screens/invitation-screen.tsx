import { useLayoutEffect, useState } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { QrCode } from '#src/components/platform/qr-code.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { InvitationForm } from '#src/forms/operator/invitation-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { invitationMachine } from '#src/machines/operator/invitation.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsolated } from '../account-facts.tsx'
import { EntryPage } from '../entry-page.tsx'
import { operatorPaths } from '../operator-paths.ts'

/** An invited operator begins. The token stands behind the address's #, which no server or proxy sees, and leaves it at once. */
export function InvitationScreen() {
  const text = useText()
  const isolate = useIsolated()
  const [token] = useState(() => (location.hash.length > 1 ? location.hash.slice(1) : null))
  useLayoutEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const [flow, actor] = useFlow(invitationMachine, { token })
  const { invitation, failure } = flow.context
  const isDone = flow.hasTag('done')
  const toSignIn = (
    <ButtonLink variant={isDone ? 'primary' : 'secondary'} href={operatorPaths.overview}>
      {text(isDone ? 'operator:toOverview' : 'operator:invitation.toSignIn')}
    </ButtonLink>
  )
  return (
    <EntryPage title={text('operator:invitation.title')} lead={text('operator:invitation.lead')}>
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="20rem" />}
      {flow.hasTag('empty') && (
        <Notice tone="warning" actions={toSignIn}>
          {text('operator:invitation.tokenless')}
        </Notice>
      )}
      <FailedFlow flow={flow} actor={actor} actions={toSignIn} />
      {isDone && (
        <Notice tone="success" actions={toSignIn}>
          {text('operator:invitation.done')}
        </Notice>
      )}
      {flow.hasTag('filled') && invitation !== null && (
        <>
          <p>{text('operator:invitation.for', { name: isolate(invitation.name), email: isolate(invitation.email) })}</p>
          <QrCode content={invitation.keyUri} label={text('operator:invitation.qrCode')} />
          <Stack gap={1}>
            <span>{text('operator:invitation.secret')}</span>
            <Cluster gap={2}>
              <code dir="ltr">{invitation.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
              <CopyButton
                text={invitation.secret}
                label={text('operator:invitation.copySecret')}
                copiedLabel={text('operator:invitation.copied')}
                failedLabel={text('operator:invitation.copyFailed')}
              />
            </Cluster>
          </Stack>
          <InvitationForm
            busy={flow.hasTag('busy')}
            message={failureText(failure, text)}
            serverFields={fieldErrors(failure)}
            personalTerms={[invitation.name, invitation.email]}
            onSubmit={(acceptance) => actor.send({ type: 'acceptance.submitted', acceptance })}
          />
        </>
      )}
    </EntryPage>
  )
}
