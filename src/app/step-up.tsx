import { createRoot } from 'react-dom/client'
import type { ApiSettings } from '#src/api/api-settings.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

type StepUp = Parameters<ApiSettings['onStepUp']>[0]

let current: Promise<boolean> | undefined

/**
 * Asks whoever is signed in to confirm that it is them; resolves to whether they did. Calls that are refused meanwhile wait for the same
 * answer. The dialog has a root of its own: any call of any page may need it, and no page carries it.
 */
export function confirmIdentity({ kinds }: StepUp): Promise<boolean> {
  current ??= ask(kinds).finally(() => {
    current = undefined
  })
  return current
}

async function ask(kinds: StepUp['kinds']): Promise<boolean> {
  await loadTexts(['auth', 'fields'])
  const root = createRoot(document.createElement('div'))
  try {
    return await new Promise<boolean>((resolve) => {
      root.render(<StepUpDialog kinds={kinds} onClose={resolve} />)
      // The page that made the call is left.
      addEventListener('popstate', () => resolve(false), { once: true })
    })
  } finally {
    root.unmount()
  }
}
