import { hasPasskeys } from '#src/components/account/passkey-ceremony.ts'
import { IdentityConfirmationDialog } from '#src/forms/account/identity-confirmation-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { identityConfirmationMachine } from '#src/machines/account/identity-confirmation.machine.ts'
import type { IdentityMethod } from '#src/machines/platform/create-confirmation-machine.ts'

export interface StepUpDialogProps {
  /** What the account can confirm with. */
  kinds: readonly IdentityMethod[]
  /** It was confirmed, or the person does not want to. */
  onClose: (isConfirmed: boolean) => void
}

/** Asks whoever is signed in to prove that it is still them, before an act that costs money or the account. */
export function StepUpDialog({ kinds, onClose }: StepUpDialogProps) {
  const text = useText()
  return (
    <IdentityConfirmationDialog
      machine={identityConfirmationMachine}
      methods={kinds.filter((kind) => kind !== 'passkey' || hasPasskeys())}
      title={text('auth:stepUp.title')}
      lead={text('auth:stepUp.lead')}
      onClose={onClose}
    />
  )
}
