import { createPasskey, hasPasskeys } from '#src/components/account/passkey-ceremony.ts'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { FactorChangeDialog } from '#src/forms/account/factor-change-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { secondFactorsMachine } from '#src/machines/account/second-factors.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Section } from '#src/ui/page.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SecondFactorsList } from './second-factors-list.tsx'

/** What a sign-in asks for beside the password. */
export function SecondFactorsSection() {
  const text = useText()
  const [flow, actor] = useFlow(secondFactorsMachine, { createPasskey })
  const { factors, recoveryCodesLeft, change, enrolment, recoveryCodes, failure } = flow.context
  const serverFields = fieldErrors(failure)
  const isListed = flow.hasTag('filled')
  const busy = flow.hasTag('busy')
  const message = failureText(failure, text)
  // What is wrong with a field stands on it.
  const unplaced = Object.keys(serverFields).length > 0 ? undefined : message
  const abandon = () => actor.send({ type: 'change.abandoned' })
  return (
    <Section title={text('account:factors.title')} lead={text('account:factors.lead')}>
      {busy && !isListed && <WaitingView height="5rem" />}
      {!isListed && <FailedFlow flow={flow} actor={actor} />}
      {isListed && (
        <SecondFactorsList
          factors={factors}
          recoveryCodesLeft={recoveryCodesLeft}
          hasPasskeys={hasPasskeys()}
          busyLabel={busy && change?.kind === 'passkey' ? text('account:factors.creating') : undefined}
          onChange={(asked) => actor.send({ type: 'change.asked', change: asked })}
        />
      )}
      {flow.hasTag('asking') && change !== null && (
        <FactorChangeDialog
          kind={change.kind}
          name={change.kind === 'removal' ? change.factor.name : ''}
          busy={busy}
          message={unplaced}
          serverFields={serverFields}
          onConfirm={(name) => actor.send({ type: 'change.confirmed', name })}
          onBack={abandon}
        />
      )}
      {flow.hasTag('scanning') && enrolment !== null && (
        <AuthenticatorDialog
          enrolment={enrolment}
          form={{ busy, message, serverFields, onSubmit: (code) => actor.send({ type: 'code.entered', code }) }}
          onClose={abandon}
        />
      )}
      {flow.hasTag('codes') && recoveryCodes !== null && (
        <RecoveryCodesDialog codes={recoveryCodes} onStored={() => actor.send({ type: 'codes.stored' })} />
      )}
    </Section>
  )
}
