import { signWithPasskey } from '#src/components/account/passkey-ceremony.ts'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { createConfirmationMachine, IdentityMethod } from '#src/machines/platform/create-confirmation-machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmationFrame } from '#src/ui/confirmation-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { IdentityProofPanel } from './identity-proof-panel.tsx'

export interface IdentityConfirmationDialogProps {
  machine: ReturnType<typeof createConfirmationMachine>
  /** What can be confirmed with in this browser; the first is offered. */
  methods: readonly IdentityMethod[]
  title: string
  lead: string
  /** It was confirmed, or the person does not want to, or the session has ended. */
  onClose: (isConfirmed: boolean) => void
}

/** Asks whoever is signed in to prove that it is still them; says so where they have nothing to prove it with. */
export function IdentityConfirmationDialog({ machine, methods, ...frame }: IdentityConfirmationDialogProps) {
  const text = useText()
  const [flow, actor] = useFlow(machine, { methods, signWithPasskey })
  const { method, failure } = flow.context
  return (
    <ConfirmationFrame {...frame} flow={flow}>
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
