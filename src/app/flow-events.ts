import type { NavigateFunction } from 'react-router-dom'
import { currentText, loadTexts } from '#src/i18n/i18n.ts'
import type { FlowEmitted, SessionEvent, ToastEvent } from '#src/machines/platform/emitted-events.ts'
import { drafts } from '#src/session/drafts.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { go } from './go.ts'
import type { Namespace } from '#src/i18n/i18n.ts'
import { toastSignal } from './toast-signal.ts'

/** Does what a flow asks of the world: shows a toast, goes somewhere, changes the session. */
export function createFlowListener(navigate: NavigateFunction): (event: FlowEmitted) => void {
  return (event) => {
    switch (event.type) {
      case 'toast':
        void showToast(event)
        break
      case 'navigate':
        go(navigate, event.to, event)
        break
      case 'document.renewed':
        toastSignal.keep()
        location.reload()
        break
      case 'draft.finished':
        drafts.drop(event.draft)
        break
      default:
        changeSession(event)
    }
  }
}

export async function showToast({ tone, text }: ToastEvent): Promise<void> {
  if ('message' in text) {
    toastSignal.show(tone, text.message)
    return
  }
  // A message key begins with its namespace. The texts of the page that emits are there; those of the next may not be yet.
  await loadTexts([text.key.split(':')[0] as Namespace])
  toastSignal.show(tone, currentText()(text.key, text.values))
}

function changeSession(event: SessionEvent): void {
  switch (event.type) {
    case 'session.opened':
      sessionStore.set({ token: event.token, userId: event.userId, fullName: event.fullName, hasLoggedOut: false })
      break
    case 'session.renewed':
      sessionStore.set({ token: event.token })
      break
    case 'session.closed':
      drafts.clear()
      sessionStore.forgetPerson()
      break
    case 'session.switched':
      sessionStore.set({ accountType: event.side, hasSwitched: true })
      break
    case 'session.remembered':
      sessionStore.set(event.changes)
  }
}
