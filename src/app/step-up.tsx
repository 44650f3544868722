import type { ApiSettings } from '#src/api/api-settings.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { askInDialog } from '#src/ui/ask-in-dialog.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

type StepUp = Parameters<ApiSettings['onStepUp']>[0]

/** Asks whoever is signed in to confirm that it is them; resolves to whether they did. */
export async function confirmIdentity({ kinds }: StepUp): Promise<boolean> {
  await loadTexts(['auth', 'fields'])
  return askInDialog((onClose) => <StepUpDialog kinds={kinds} onClose={onClose} />)
}
