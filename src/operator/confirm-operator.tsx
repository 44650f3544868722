import { askInDialog } from '#src/ui/ask-in-dialog.tsx'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

/** Asks the operator who is signed in for a code of the app; resolves to whether a right one was given. */
export const confirmOperator = (): Promise<boolean> => askInDialog((onClose) => <ConfirmationDialog onClose={onClose} />)
