import type { ApiSettings } from '#src/api/api-settings.ts'
import { hasPasskeys } from '#src/components/account/passkey-ceremony.ts'
import { askInDialog } from '#src/ui/ask-in-dialog.tsx'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

type StepUp = Parameters<ApiSettings['onStepUp']>[0]

/** Asks the operator who is signed in for a passkey, or a code of the app; resolves to whether a right one was given. */
export function confirmOperator({ kinds }: StepUp): Promise<boolean> {
  const methods = kinds.filter((kind) => kind !== 'mailedCode').filter((kind) => kind !== 'passkey' || hasPasskeys())
  return askInDialog((onClose) => <ConfirmationDialog methods={methods} onClose={onClose} />)
}
