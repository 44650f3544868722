import {
  IdentityConfirmationDialog,
  type IdentityConfirmationDialogProps,
} from '#src/forms/account/identity-confirmation-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { operatorConfirmationMachine } from '#src/machines/operator/operator-confirmation.machine.ts'

export type ConfirmationDialogProps = Pick<IdentityConfirmationDialogProps, 'methods' | 'onClose'>

/** Asks for a passkey, or a code of the authenticator app, before an act that moves money or gives and takes access. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const text = useText()
  return (
    <IdentityConfirmationDialog
      {...props}
      machine={operatorConfirmationMachine}
      title={text('operator:stepUp.title')}
      lead={text('operator:stepUp.lead')}
    />
  )
}
