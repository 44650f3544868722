import { failureText } from '#src/components/platform/failure-text.ts'
import { hasPasskeys, signWithPasskey } from '#src/components/account/passkey-ceremony.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { IdentityProofPanel } from '#src/forms/account/identity-proof-panel.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { identityConfirmationMachine } from '#src/machines/account/identity-confirmation.machine.ts'
import type { IdentityMethod } from '#src/machines/platform/create-confirmation-machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmationFrame } from '#src/ui/confirmation-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface StepUpDialogProps {
  /** What the account can confirm with. */
  kinds: readonly IdentityMethod[]
  /** It was confirmed, or the person does not want to. */
  onClose: (isConfirmed: boolean) => void
}

/** Asks whoever is signed in to prove that it is still them, before an act that costs money or the account. */
export function StepUpDialog({ kinds, onClose }: StepUpDialogProps) {
  const text = useText()
  const methods = kinds.filter((kind) => kind !== 'passkey' || hasPasskeys())
  const [flow, actor] = useFlow(identityConfirmationMachine, { methods, signWithPasskey })
  const { method, failure } = flow.context
  return (
    <ConfirmationFrame title={text('auth:stepUp.title')} lead={text('auth:stepUp.lead')} flow={flow} onClose={onClose}>
      {methods.length === 0 ? (
        <Notice tone="warning">{text('auth:factor.noMethod')}</Notice>
      ) : (
        <IdentityProofPanel
          method={method}
          methods={methods}
          busy={flow.hasTag('busy')}
          message={failureText(failure, text)}
          serverFields={fieldErrors(failure)}
          isNotSigned={flow.hasTag('notSigned')}
          submitLabel={text('auth:stepUp.confirm')}
          onProof={(proof) => actor.send({ type: 'proof.entered', proof })}
          onPasskey={() => actor.send({ type: 'passkey.wanted' })}
          onMethod={(chosen) => actor.send({ type: 'method.chosen', method: chosen })}
        />
      )}
    </ConfirmationFrame>
  )
}
