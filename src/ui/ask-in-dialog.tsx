import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

let current: Promise<boolean> | undefined

/**
 * Shows a dialog with a question and resolves to its answer; false once the page is left. Who asks meanwhile waits for the same answer. The
 * dialog has a root of its own: any call of any page may need it, and no page carries it.
 */
export function askInDialog(dialog: (onClose: (answer: boolean) => void) => ReactNode): Promise<boolean> {
  current ??= ask(dialog).finally(() => {
    current = undefined
  })
  return current
}

async function ask(dialog: (onClose: (answer: boolean) => void) => ReactNode): Promise<boolean> {
  const root = createRoot(document.createElement('div'))
  try {
    return await new Promise<boolean>((resolve) => {
      root.render(dialog(resolve))
      // The page that made the call is left.
      addEventListener('popstate', () => resolve(false), { once: true })
    })
  } finally {
    root.unmount()
  }
}
