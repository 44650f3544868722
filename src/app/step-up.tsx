import type { ApiSettings } from '#src/api/api-settings.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { askInDialog } from '#src/ui/ask-in-dialog.tsx'
import { BrowserConfirmationDialog } from './browser-confirmation-dialog.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

type StepUp = Parameters<ApiSettings['onStepUp']>[0]

/** Asks whoever is signed in to confirm that it is them, or that the browser is theirs; resolves to whether they did. */
export async function confirmIdentity({ kinds }: StepUp): Promise<boolean> {
  await loadTexts(['auth', 'fields'])
  const methods = kinds.filter((kind) => kind !== 'mailedCode')
  return askInDialog((onClose) =>
    methods.length < kinds.length ? (
      <BrowserConfirmationDialog onClose={onClose} />
    ) : (
      <StepUpDialog kinds={methods} onClose={onClose} />
    ),
  )
}
