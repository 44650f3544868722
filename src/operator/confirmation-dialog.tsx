import { signWithPasskey } from '#src/components/account/passkey-ceremony.ts'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { IdentityProofPanel } from '#src/forms/account/identity-proof-panel.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { operatorConfirmationMachine } from '#src/machines/operator/operator-confirmation.machine.ts'
import type { IdentityMethod } from '#src/machines/platform/create-confirmation-machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmationFrame } from '#src/ui/confirmation-frame.tsx'

export interface ConfirmationDialogProps {
  /** What the operator can confirm with in this browser. */
  methods: readonly IdentityMethod[]
  onClose: (isConfirmed: boolean) => void
}

/** Asks for a passkey, or a code of the authenticator app, before an act that moves money or gives and takes access. */
export function ConfirmationDialog({ methods, onClose }: ConfirmationDialogProps) {
  const text = useText()
  const [flow, actor] = useFlow(operatorConfirmationMachine, { methods, signWithPasskey })
  const { method, failure } = flow.context
  return (
    <ConfirmationFrame title={text('operator:stepUp.title')} lead={text('operator:stepUp.lead')} flow={flow} onClose={onClose}>
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
    </ConfirmationFrame>
  )
}
