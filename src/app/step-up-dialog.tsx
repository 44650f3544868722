import { useEffect, useEffectEvent } from 'react'
import { failureText } from '#src/components/platform/failure-text.ts'
import { hasPasskeys, signWithPasskey } from '#src/components/account/passkey-ceremony.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { IdentityProofPanel } from '#src/forms/account/identity-proof-panel.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { type IdentityMethod, identityConfirmationMachine } from '#src/machines/account/identity-confirmation.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
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
  const busy = flow.hasTag('busy')
  const isConfirmed = flow.hasTag('done')
  const isOver = isConfirmed || flow.hasTag('expired')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close(isConfirmed)
  }, [isOver, isConfirmed])
  const cancel = () => {
    if (!busy) onClose(false)
  }
  return (
    <Dialog
      open
      alert
      size="small"
      title={text('auth:stepUp.title')}
      description={text('auth:stepUp.lead')}
      onClose={cancel}
      actions={
        <Button onClick={cancel} disabled={busy}>
          {text('app:confirm.cancel')}
        </Button>
      }
    >
      {methods.length === 0 ? (
        <Notice tone="warning">{text('auth:factor.noMethod')}</Notice>
      ) : (
        <IdentityProofPanel
          method={method}
          methods={methods}
          busy={busy}
          message={failureText(failure, text)}
          serverFields={fieldErrors(failure)}
          isNotSigned={flow.hasTag('notSigned')}
          submitLabel={text('auth:stepUp.confirm')}
          onProof={(proof) => actor.send({ type: 'proof.entered', proof })}
          onPasskey={() => actor.send({ type: 'passkey.wanted' })}
          onMethod={(chosen) => actor.send({ type: 'method.chosen', method: chosen })}
        />
      )}
    </Dialog>
  )
}
