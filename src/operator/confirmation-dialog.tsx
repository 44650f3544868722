import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { OperatorCodeForm } from '#src/forms/operator/operator-code-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { operatorConfirmationMachine } from '#src/machines/operator/operator-confirmation.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmationFrame } from '#src/ui/confirmation-frame.tsx'

/** Asks for a code of the authenticator app before an act that moves money or gives and takes access. */
export function ConfirmationDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const text = useText()
  const [flow, actor] = useFlow(operatorConfirmationMachine)
  const { failure } = flow.context
  return (
    <ConfirmationFrame title={text('operator:stepUp.title')} lead={text('operator:stepUp.lead')} flow={flow} onClose={onClose}>
      <OperatorCodeForm
        busy={flow.hasTag('busy')}
        message={failureText(failure, text)}
        serverFields={fieldErrors(failure)}
        onSubmit={(code) => actor.send({ type: 'code.submitted', code })}
      />
    </ConfirmationFrame>
  )
}
