import { useEffect, useEffectEvent } from 'react'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { OperatorCodeForm } from '#src/forms/operator/operator-code-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { operatorConfirmationMachine } from '#src/machines/operator/operator-confirmation.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Asks for a code of the authenticator app before an act that moves money or gives and takes access. */
export function ConfirmationDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const text = useText()
  const [flow, actor] = useFlow(operatorConfirmationMachine)
  const { failure } = flow.context
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
      title={text('operator:stepUp.title')}
      description={text('operator:stepUp.lead')}
      onClose={cancel}
      actions={
        <Button onClick={cancel} disabled={busy}>
          {text('app:confirm.cancel')}
        </Button>
      }
    >
      <OperatorCodeForm
        busy={busy}
        message={failureText(failure, text)}
        serverFields={fieldErrors(failure)}
        onSubmit={(code) => actor.send({ type: 'code.submitted', code })}
      />
    </Dialog>
  )
}
