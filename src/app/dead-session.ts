import type { ApiSettings } from '#src/api/api-settings.ts'
import { paths } from '#src/lib/paths.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showToast } from './flow-events.ts'
import { currentAddress } from './go.ts'
import { currentNavigate } from './navigator.ts'

/** A session that is over leads to the login page with the server's message, and from there back to where the person was. */
export const endDeadSession: ApiSettings['onDeadSession'] = ({ token, message, operationId }) => {
  // Signing out has its own end, and the answer to an old call must not end a new session.
  if (operationId === 'logout' || sessionStore.get().token !== token) return
  // Before the session is forgotten, which knows what the page is about. What was typed stays in its drafts.
  const from = currentAddress()
  sessionStore.forgetPerson()
  void showToast(toast('error', { message }))
  void currentNavigate()?.(paths.login, { state: { from } })
}
