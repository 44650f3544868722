import { use } from 'react'
import { FactorCard } from '#src/components/account/factor-card.tsx'
import { createPasskey, hasPasskeys } from '#src/components/account/passkey-ceremony.ts'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { FactorChangeDialog } from '#src/forms/account/factor-change-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { operatorPasskeysMachine } from '#src/machines/operator/operator-passkeys.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { OperatorContext } from '../operator-context.ts'

/** What the operator signs in with, and confirms acts by. */
export function PasskeysScreen() {
  const text = useText()
  const operator = use(OperatorContext)
  const [flow, actor] = useFlow(operatorPasskeysMachine, { createPasskey })
  const { passkeys, change, failure } = flow.context
  const serverFields = fieldErrors(failure)
  const isListed = flow.hasTag('filled')
  const isAsking = flow.hasTag('asking')
  const busy = flow.hasTag('busy')
  return (
    <Page title={text('operator:passkeys.title')} lead={text('operator:passkeys.lead', { email: operator?.email ?? '' })}>
      <CardSection title={text('account:factors.authenticator')}>
        <p>{text('operator:passkeys.app')}</p>
      </CardSection>
      <CardSection title={text('operator:passkeys.list')}>
        {busy && !isListed && <WaitingView height="8rem" />}
        {!isListed && <FailedFlow flow={flow} actor={actor} />}
        {isListed && (
          <Stack gap={3}>
            {passkeys.length === 0 ? (
              <p>{text('operator:passkeys.none')}</p>
            ) : (
              <Stack as="ul" gap={3}>
                {passkeys.map((passkey) => (
                  <FactorCard
                    key={passkey._id}
                    factor={passkey}
                    onRemove={() => actor.send({ type: 'change.asked', change: { kind: 'removal', passkey } })}
                  />
                ))}
              </Stack>
            )}
            {hasPasskeys() ? (
              <Cluster>
                <Button
                  icon="lock"
                  busy={busy && !isAsking}
                  busyLabel={text('account:factors.creating')}
                  onClick={() => actor.send({ type: 'change.asked', change: { kind: 'passkey' } })}
                >
                  {text('account:factors.addPasskey')}
                </Button>
              </Cluster>
            ) : (
              <Notice tone="info">{text('operator:passkeys.unable')}</Notice>
            )}
          </Stack>
        )}
      </CardSection>
      {isAsking && change !== null && (
        <FactorChangeDialog
          kind={change.kind}
          name={change.kind === 'removal' ? change.passkey.name : ''}
          lead={text(change.kind === 'removal' ? 'operator:passkeys.removeLead' : 'operator:passkeys.addLead')}
          busy={busy}
          message={Object.keys(serverFields).length > 0 ? undefined : failureText(failure, text)}
          serverFields={serverFields}
          onConfirm={(name) => actor.send({ type: 'change.confirmed', name })}
          onBack={() => actor.send({ type: 'change.abandoned' })}
        />
      )}
    </Page>
  )
}
